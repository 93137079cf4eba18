"""Headers of weight files, as `engine/src/ai/nn/weight_file.rs` reads them."""

import struct

# Fractional bits of the fixed-point activations: of the input of the blocks, and of the output of each
# (`SHAPE` in the engine).
POLICY_BITS = 13, 13, 12, 11, 9, 8
VALUE_BITS = 13, 13, 12


def header(name, *sizes):
    """Header of a weight file: format, version, and hash of the architecture (FNV-1a, 32 bits)."""
    architecture = 0x811C9DC5
    for byte in name.encode() + struct.pack(f"<{len(sizes)}I", *sizes):
        architecture = (architecture ^ byte) * 0x01000193 & 0xFFFFFFFF
    return b"VXNN" + struct.pack("<2I", 1, architecture)
