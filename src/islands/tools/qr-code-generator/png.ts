import type { Picture } from './picture.ts'

/**
 * A picture as a black-and-white PNG file (W3C PNG, third edition). Written here rather than by a canvas, because browsers that
 * protect against fingerprinting change the pixels a page reads back from one.
 */
export async function pngFile({ sizePx, pixels }: Picture): Promise<Blob> {
  const header = [...bigEndian(sizePx), ...bigEndian(sizePx), 1, 0, 0, 0, 0]
  const file = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('IDAT', [...(await deflated(scanLines(sizePx, pixels)))]),
    ...chunk('IEND', []),
  ]
  return new Blob([Uint8Array.from(file)], { type: 'image/png' })
}

/** Each row begins with its filter, none, and holds eight pixels a byte. */
function scanLines(sizePx: number, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const lines = new Uint8Array(rowBytes * sizePx)
  pixels.forEach((pixel, i) => {
    const [x, y] = [i % sizePx, Math.floor(i / sizePx)]
    const place = y * rowBytes + 1 + (x >> 3)
    if (pixel > 127) lines[place] = (lines[place] ?? 0) | (0x80 >> (x & 7))
  })
  return lines
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data]
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))]
}

/** In the format of zlib (RFC 1950), which is what the platform calls "deflate". */
async function deflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** PNG, annex D. */
function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
}
