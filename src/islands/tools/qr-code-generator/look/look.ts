import type { Level } from '../levels.ts'
import type { QrCode } from '../qr.ts'

/** How a code is drawn where that is not black squares on white. */
export interface Look {
  /** Colours of the modules and of what is behind them: "#1a237e". */
  ink: string
  paper: string
  shape: Shape
  logo: Logo | undefined
}

export type Shape = 'square' | 'rounded' | 'dots'

/** A picture for the middle of a code, square, with what is left over transparent. */
export interface Logo {
  sizePx: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  samples: Uint8Array<ArrayBuffer>
  /** The same as a PNG in a `data:` address. */
  address: string
}

/**
 * The share of a code that a logo may cover at each level. Codes were still read with a good half more covered. At level M
 * zbar missed dots around 4 %, and at L some codes were lost with 2 %.
 */
const LOGO_SHARE: Record<Level, number> = { L: 0, M: 0, Q: 0.06, H: 0.1 }

/** How many modules wide the place of a logo is: an odd number, so that it is in the middle of the code. 0 means no room. */
export function logoModules(size: number, level: Level): number {
  const most = Math.floor(Math.sqrt(LOGO_SHARE[level]) * size)
  const odd = most % 2 === 1 ? most : most - 1
  return odd >= 3 ? odd : 0
}

/** The corners of a module that are rounded: top left, top right, bottom right, bottom left. */
export type Corners = readonly [boolean, boolean, boolean, boolean]

export interface Module {
  x: number
  y: number
  /** A dot, or a square with these corners rounded. */
  corners: Corners | 'dot'
}

/** The share of a module's width that a dot has. */
export const DOT = 0.9

/** The modules to draw. The three marks in the corners of a code stay whole in every shape: readers look for them first. */
export function shapedModules({ modules, level }: QrCode, look: Look): Module[] {
  const { size } = modules
  const covered = look.logo === undefined ? 0 : logoModules(size, level)
  const start = (size - covered) / 2
  const isCovered = (at: number) => at >= start && at < start + covered
  const isDark = (x: number, y: number) => modules.get(x, y) && !(isCovered(x) && isCovered(y))
  const found: Module[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      const isDot = look.shape === 'dots' && !isMark(x, y, size)
      found.push({ x, y, corners: isDot ? 'dot' : cornersAt(x, y, isDark, look) })
    }
  }
  return found
}

function isMark(x: number, y: number, size: number): boolean {
  const isEdge = (at: number) => at < 7 || at >= size - 7
  return isEdge(x) && isEdge(y) && !(x >= size - 7 && y >= size - 7)
}

function cornersAt(
  x: number,
  y: number,
  isDark: (x: number, y: number) => boolean,
  { shape }: Look,
): Corners {
  if (shape === 'square') return [false, false, false, false]
  const [above, right, below, left] = [
    isDark(x, y - 1),
    isDark(x + 1, y),
    isDark(x, y + 1),
    isDark(x - 1, y),
  ]
  return [!above && !left, !above && !right, !below && !right, !below && !left]
}
