// EXIF blocks, their directories and entries.
#include <libexif/exif-data.h>
