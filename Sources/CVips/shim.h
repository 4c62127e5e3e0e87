// GLib first and from its own module: libvips includes it too, and each of its types must belong to one module only.
#include "../CGLib/shim.h"
// The one public header of libvips; it brings GObject along.
#include <vips/vips.h>
// Switching off the code that libvips generates at run time, which vips.h leaves out.
#include <vips/vector.h>
