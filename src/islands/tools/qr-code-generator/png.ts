/** A square grey picture, row by row, one byte a pixel: 0 is black, 255 white. */
export interface Picture {
  sizePx: number
  pixels: Uint8Array<ArrayBuffer>
}

/** A square picture in colours, row by row: red, green and blue of each pixel, and its opacity with four channels. */
export interface ColourPicture {
  sizePx: number
  channels: 3 | 4
  samples: Uint8Array<ArrayBuffer>
}

/**
 * Returns a picture as a PNG file (W3C PNG, third edition), black and white or in colours. `pixelsPerMetre` is its print size.
 * Not made by a canvas, because browsers that protect against fingerprinting alter the pixels of a canvas.
 */
export async function pngFile(
  picture: Picture | ColourPicture,
  pixelsPerMetre?: number,
): Promise<Blob> {
  const { sizePx } = picture
  const lines = 'pixels' in picture ? bitLines(picture) : sampleLines(picture)
  const physical =
    pixelsPerMetre === undefined
      ? []
      : chunk('pHYs', [...bigEndian(pixelsPerMetre), ...bigEndian(pixelsPerMetre), IN_METRES])
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...chunk('IHDR', [...bigEndian(sizePx), ...bigEndian(sizePx), ...kindOf(picture), 0, 0, 0]),
    ...physical,
    ...chunk('IDAT', await deflated(lines)),
    ...chunk('IEND', []),
  ]
  return new Blob(parts, { type: 'image/png' })
}

/** The unit of `pHYs` (PNG, 11.3.4.3). */
const IN_METRES = 1

/** Returns the bits per sample and the colour type: grey, RGB or RGB with opacity (PNG, 11.2.1). */
function kindOf(picture: Picture | ColourPicture): [number, number] {
  if ('pixels' in picture) return [1, 0]
  return picture.channels === 4 ? [8, 6] : [8, 2]
}

/** Each row starts with its filter type, none, and has eight pixels per byte. */
function bitLines({ sizePx, pixels }: Picture): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + Math.ceil(sizePx / 8)
  const lines = new Uint8Array(rowBytes * sizePx)
  pixels.forEach((pixel, i) => {
    const [x, y] = [i % sizePx, Math.floor(i / sizePx)]
    const place = y * rowBytes + 1 + (x >> 3)
    if (pixel > 127) lines[place] = (lines[place] ?? 0) | (0x80 >> (x & 7))
  })
  return lines
}

function sampleLines({ sizePx, channels, samples }: ColourPicture): Uint8Array<ArrayBuffer> {
  const rowBytes = sizePx * channels
  const lines = new Uint8Array((rowBytes + 1) * sizePx)
  for (let y = 0; y < sizePx; y++)
    lines.set(samples.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1)
  return lines
}

/** Returns a chunk: length, type, data, and the checksum of the last two. */
function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer>[] {
  const body = new Uint8Array(4 + data.length)
  body.set(Array.from(type, (letter) => letter.charCodeAt(0)))
  body.set(data, 4)
  return [Uint8Array.from(bigEndian(data.length)), body, Uint8Array.from(bigEndian(crc32(body)))]
}

/** Compresses in the zlib format (RFC 1950), which the platform calls "deflate". */
async function deflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Returns the checksum of a chunk (PNG, annex D). */
function crc32(bytes: Uint8Array): number {
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
