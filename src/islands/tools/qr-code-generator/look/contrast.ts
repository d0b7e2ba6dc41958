/** WCAG 2.2: the minimum contrast of large print and signs, and that of text. */
const LEAST = 3
const SAFE = 4.5

/** Parses a typed colour into six hex digits, or undefined. */
export function hexColour(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.normalize('NFKC').trim())?.[1]
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** Returns red, green and blue from 0 to 255. */
export function channelsOf(colour: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the contrast for display, never rounded up: "4.4". */
export function contrastShown(one: string, other: string): string {
  return (Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)
}

/** Returns why scanners cannot read modules of one colour on another, or a warning. */
export function colourVerdict(ink: string, paper: string): { problem?: string; warning?: string } {
  if (luminance(ink) > luminance(paper))
    return {
      problem: 'The squares must be darker than the background: many scanners need that.',
    }
  const ratio = contrastRatio(ink, paper)
  const shown = contrastShown(ink, paper)
  if (ratio < LEAST)
    return {
      problem: `These colours are too similar for scanners: ${shown} to 1. At least ${LEAST} to 1 is needed.`,
    }
  if (ratio < SAFE)
    return {
      warning: `The contrast of ${shown} to 1 is weak in poor light. From ${SAFE} to 1 on it is safe.`,
    }
  return {}
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
