// XXH3-128, streaming and one-shot.
#include <xxhash.h>
