import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const css = readFileSync(new URL('../layouts/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(/\.dark\b/)

// WCAG 2.2, success criterion 1.4.11: 3 to 1 for what a graphic is made of.
test.each([
  ['light', light],
  ['dark', dark],
])('the data colours of the %s theme stand out 3 to 1 from the card', (_, theme) => {
  for (const name of ['principal', 'interest', 'attention', 'ink', 'ink-soft'])
    expect(contrast(colourOf(theme, name), colourOf(theme, 'card')), name).toBeGreaterThanOrEqual(3)
})

/** Blue has these neighbours in a picture. Charts cut them apart in the colour of the card in both themes. */
test.each([
  ['light', light, 3],
  ['dark', dark, 1.75],
])('blue differs in lightness from its neighbours in the %s theme', (_, theme, ratio) => {
  for (const other of ['interest', 'attention'])
    expect(contrast(colourOf(theme, 'principal'), colourOf(theme, other))).toBeGreaterThan(ratio)
})

test('in the dark, blue areas and lines have the colours of the design', () => {
  expect(colourOf(dark, 'principal')).toBe('#7f9df0')
  expect(colourOf(dark, 'principal-line')).toBe('#a9c4ff')
})

// A surface that lies higher is lighter: page, card, menu.
test('in the dark, each surface stands out 1.25 to 1 from the one below it', () => {
  for (const [below, above] of [
    ['paper', 'card'],
    ['card', 'raised'],
  ] as const)
    expect(contrast(colourOf(dark, below), colourOf(dark, above))).toBeGreaterThanOrEqual(1.25)
})

// WCAG 2.2, success criteria 1.4.3 (text, 4.5 to 1) and 1.4.11 (borders of fields, 3 to 1).
test.each([
  ['light', light],
  ['dark', dark],
])('text of the %s theme is readable on every surface', (_, theme) => {
  const against = (name: string, surface: string) =>
    contrast(colourOf(theme, name), colourOf(theme, surface))
  for (const surface of ['paper', 'card', 'sunken', 'brand-soft'])
    for (const name of ['ink', 'ink-soft', 'brand'])
      expect(against(name, surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  for (const tone of ['good', 'bad'])
    for (const surface of ['card', `${tone}-soft`])
      expect(against(tone, surface), `${tone} on ${surface}`).toBeGreaterThanOrEqual(4.5)
  expect(against('line-strong', 'card')).toBeGreaterThanOrEqual(3)
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
