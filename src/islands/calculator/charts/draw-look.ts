import { Chart as Picture, type TooltipOptions } from 'chart.js'

import type { ChartColor } from './chart-types.ts'

/** Returns the current theme's value of a `tokens.css` colour. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)
}

/** Returns the colour of a line. In the dark theme a blue line is lighter than a blue area. */
export function lineColour(color: ChartColor | 'ink'): string {
  return token(color === 'principal' ? 'principal-line' : color)
}

/** Sets the chart.js font to the page font. */
export function wearPageFont(): void {
  const { fontFamily } = getComputedStyle(document.body)
  Object.assign(Picture.defaults.font, { family: fontFamily, size: 12 })
}

/** Returns tooltip options that match the page's cards in the current theme. */
export function tooltipLook(): Partial<TooltipOptions> {
  return {
    backgroundColor: token('card'),
    borderColor: token('line-strong'),
    borderWidth: 1,
    titleColor: token('ink'),
    bodyColor: token('ink'),
    padding: 10,
    cornerRadius: 8,
    boxPadding: 4,
    multiKeyBackground: token('card'),
  }
}
