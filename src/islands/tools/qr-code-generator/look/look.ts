import type { Level } from '../levels.ts'

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
