// The one public header of libvips; it brings GObject and GLib along.
#include <vips/vips.h>
