/** The content of the advertisement boxes. See docs/operations.md, "Turning on advertising". */
export const adModes = ['placeholder', 'off', 'house'] as const
export type AdMode = (typeof adModes)[number]

/** The sizes of the boxes: width and height in CSS pixels. */
export const adSizes = {
  banner: [728, 90],
  rectangle: [336, 280],
  inline: [300, 250],
  'mobile-sticky': [320, 50],
} as const
export type AdSize = keyof typeof adSizes

/** Reads `ADS`, by default `placeholder`. Throws a sentence for an invalid value. */
export function readAdMode(setting: string | undefined): AdMode {
  const value = setting?.trim() || 'placeholder'
  const mode = adModes.find((one) => one === value)
  if (mode !== undefined) return mode
  throw new Error(`ADS must be one of ${adModes.join(', ')}, not "${value}".`)
}
