import { Chart as Picture, type TooltipOptions } from 'chart.js'

/** A colour of the theme as it is now, by its name in `tokens.css`. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)
}

/** Lets chart.js write as the page does. */
export function wearPageFont(): void {
  const { fontFamily } = getComputedStyle(document.body)
  Object.assign(Picture.defaults.font, { family: fontFamily, size: 12 })
}

/** A box that looks like the page's own cards, in the theme as it is now. */
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
