// The C interface of LibRaw. The library is the one whose decoders keep their state apart for each thread.
#include <libraw/libraw.h>
