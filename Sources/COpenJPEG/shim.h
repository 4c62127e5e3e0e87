// The decoder of JPEG 2000.
#include <openjpeg.h>
