/** A grey picture, row by row, one byte a pixel: 0 is black, 255 white. */
export interface GreyPicture {
  width: number
  height: number
  data: Uint8Array
}

/** The share of the darkest and lightest pixels that can be glare or dirt. */
const OUTLIERS = 0.005

/** Returns the grey of a picture with four bytes per pixel, by the rounded shares of red, green and blue in brightness. */
export function greyOf({ width, height, data }: ImageData): GreyPicture {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    grey[at] = (red * 5 + green * 9 + blue * 2) >> 4
  }
  return { width, height, data: grey }
}

/** Returns a picture with its contrast stretched to black and white: readers take weak contrast for noise. */
export function stretched(picture: GreyPicture): GreyPicture {
  const counts = new Uint32Array(256)
  for (const grey of picture.data) counts[grey] = (counts[grey] ?? 0) + 1
  const most = picture.data.length * OUTLIERS
  const dark = rankAt(counts, most)
  const light = 255 - rankAt(counts.toReversed(), most)
  if (light <= dark) return picture
  const scale = 255 / (light - dark)
  const levels = Uint8ClampedArray.from(counts, (_, grey) => (grey - dark) * scale)
  return { ...picture, data: picture.data.map((grey) => levels[grey] ?? 0) }
}

/** Returns a picture mirrored left to right. */
export function mirrored({ width, height, data }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length)
  for (let row = 0; row < height; row++)
    turned.set(data.subarray(row * width, (row + 1) * width).toReversed(), row * width)
  return { width, height, data: turned }
}

/** Returns a picture at another size, by bilinear interpolation. */
export function resized(picture: GreyPicture, factor: number): GreyPicture {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const data = new Uint8Array(width * height)
  const columns = places(width, picture.width)
  const rows = places(height, picture.height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data[y * width + x] = mixed(picture, columns[x] ?? 0, rows[y] ?? 0)
  }
  return { width, height, data }
}

/** Returns the position of each new pixel centre among the old pixel centres. */
function places(length: number, from: number): Float64Array {
  const place = (_: unknown, at: number) => ((at + 0.5) * from) / length - 0.5
  return Float64Array.from({ length }, (_, at) => Math.min(Math.max(place(_, at), 0), from - 1))
}

function mixed({ width, height, data }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const right = Math.min(left + 1, width - 1)
  const bottom = Math.min(top + 1, height - 1)
  const grey = (column: number, row: number) => data[row * width + column] ?? 0
  const upper = grey(left, top) * (1 - (x - left)) + grey(right, top) * (x - left)
  const lower = grey(left, bottom) * (1 - (x - left)) + grey(right, bottom) * (x - left)
  return upper * (1 - (y - top)) + lower * (y - top)
}

/** Returns the first level at which more than `most` pixels have been counted. */
function rankAt(counts: Uint32Array, most: number): number {
  let seen = 0
  return counts.findIndex((count) => (seen += count) > most)
}
