import type { Level } from '../limits.ts'
import type { QrCode } from '../qr.ts'

/** The look of a code other than black squares on white. */
export interface Look {
  /** The colours of the modules and the background: "#1a237e". */
  ink: string
  paper: string
  shape: Shape
  logo: Logo | undefined
}

export type Shape = 'square' | 'rounded' | 'dots'

/** A square picture for the middle of a code, transparent around the logo. */
export interface Logo {
  sizePx: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  samples: Uint8Array<ArrayBuffer>
  /** The logo as a PNG in a `data:` address. */
  address: string
}

/**
 * The share of a code that a logo may cover at each level. Codes were still readable with half as much again covered. At level M
 * zbar missed dots around 4 %, and at L it missed some codes with 2 %.
 */
const LOGO_SHARE: Record<Level, number> = { L: 0, M: 0, Q: 0.06, H: 0.1 }

/** Returns the width of a logo in modules: odd, so that it is in the middle of the code; 0 without room. */
export function logoModules(size: number, level: Level): number {
  const most = Math.floor(Math.sqrt(LOGO_SHARE[level]) * size)
  const odd = most % 2 === 1 ? most : most - 1
  return odd >= 3 ? odd : 0
}

/** Whether each corner of a module is rounded: top left, top right, bottom right, bottom left. */
export type Corners = readonly [boolean, boolean, boolean, boolean]

export interface Module {
  x: number
  y: number
  /** A dot, or a square with these corners rounded. */
  corners: Corners | 'dot'
}

/** The diameter of a dot in modules. */
export const DOT = 0.9

/** Returns the modules to draw. The three finder patterns never become dots, because readers look for them first. */
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
