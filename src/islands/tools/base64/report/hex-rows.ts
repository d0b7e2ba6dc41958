/** A row of a hex view: where it begins, its bytes in hexadecimal, and those of them that are visible ASCII. */
export interface HexRow {
  offset: string
  digits: string
  letters: string
}

const ROW_BYTES = 16

/** The rows of bytes, sixteen in each, as `hexdump -C` writes them: another byte than visible ASCII is a dot. */
export function hexRows(bytes: Uint8Array): HexRow[] {
  return Array.from({ length: Math.ceil(bytes.length / ROW_BYTES) }, (_, row) => {
    const piece = [...bytes.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)]
    return {
      offset: (row * ROW_BYTES).toString(16).padStart(8, '0'),
      digits: piece.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      letters: String.fromCharCode(
        ...piece.map((byte) => (byte >= 0x20 && byte < 0x7f ? byte : 0x2e)),
      ),
    }
  })
}
