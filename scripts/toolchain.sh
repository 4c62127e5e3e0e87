# Sourced by the other scripts: puts a Swift toolchain of 6.2 or later on PATH, wherever its installer left it.

# Is the given compiler there, and new enough for Package.swift?
swift_is_recent() {
    local version
    version="$("$1" --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1)"
    [ -n "$version" ] || return 1
    local major="${version% *}" minor="${version#* }"
    [ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -ge 2 ]; }
}

use_swift() {
    local folder
    if swift_is_recent swift; then return; fi
    for folder in /opt/swift/usr/bin /usr/share/swift/usr/bin "${SWIFTLY_BIN_DIR:-/nonexistent}" \
        "$HOME/.local/share/swiftly/bin" "$HOME/.swiftly/bin"; do
        if swift_is_recent "$folder/swift"; then
            export PATH="$folder:$PATH"
            return
        fi
    done
    echo "Swift 6.2 or later is needed and not on PATH; get it from https://swift.org/install" >&2
    return 1
}
