"""Headers of weight files, as `engine/src/ai/nn/weight_file.rs` reads them."""

import struct

# Fixed-point bits of the activations: what goes into the blocks, and what each makes of it (`SHAPE` in the engine).
POLICY_BITS = 13, 13, 12, 11, 9, 8
VALUE_BITS = 13, 13, 12


def header(name, *sizes):
    """The format, its version and the hash of an architecture (FNV-1a, 32 bits)."""
    architecture = 0x811C9DC5
    for byte in name.encode() + struct.pack(f"<{len(sizes)}I", *sizes):
        architecture = (architecture ^ byte) * 0x01000193 & 0xFFFFFFFF
    return b"VXNN" + struct.pack("<2I", 1, architecture)
