// What Swift's own module of the C library leaves out: how its heap is tuned.
#include <malloc.h>
