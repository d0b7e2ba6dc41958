import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const css = readFileSync(new URL('../layouts/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(/\.dark\b/)

/** Neighbours in a picture: principal and interest, principal and a third part, net income and tax. */
const NEIGHBOURS = [
  ['principal', 'interest'],
  ['principal', 'attention'],
] as const

// WCAG 2.2, success criterion 1.4.11: 3 to 1 for what a graphic is made of.
test.each([
  ['light', light],
  ['dark', dark],
])('the data colours of the %s theme stand out 3 to 1 from the card and each other', (_, theme) => {
  for (const name of ['principal', 'interest', 'attention', 'ink', 'ink-soft'])
    expect(contrast(colourOf(theme, name), colourOf(theme, 'card')), name).toBeGreaterThanOrEqual(3)
  for (const [one, other] of NEIGHBOURS)
    expect(contrast(colourOf(theme, one), colourOf(theme, other)), other).toBeGreaterThanOrEqual(3)
})

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  // The lightest grey that WCAG's own examples call sufficient for text on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

function colourOf(theme: string, name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme) ?? []
  if (colour === undefined) throw new Error(`No colour ${name}.`)
  return colour
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
