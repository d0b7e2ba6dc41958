import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { brandColours } from './brand-colours.ts'

const root = new URL('../../', import.meta.url)
const [lightTheme = ''] = readFileSync(
  new URL('src/layouts/styles/tokens.css', root),
  'utf8',
).split('}')

test.each(Object.entries(brandColours))(
  '%s is the colour that the style sheet has',
  (name, colour) => {
    expect(lightTheme).toContain(`--${name}: ${colour};`)
  },
)

test('the icon is drawn in the colours of the brand', () => {
  const icon = readFileSync(new URL('public/favicon.svg', root), 'utf8')
  expect(icon).toContain(`fill="${brandColours.brand}"`)
  expect(icon).toContain(`stroke="${brandColours.accent}"`)
})
