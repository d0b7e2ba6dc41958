import { describe, expect, test } from 'vitest'

import { adModes, adSizes, type AdSize } from '../lib/advertising.ts'

import { adDirectivesOf, adFillOf, frameSandbox } from './ad-policy.ts'

const ORIGIN = 'https://ads.example'
const sizes = Object.keys(adSizes) as AdSize[]
const directivesOf = (
  mode: (typeof adModes)[number],
  pageClass: 'secret' | 'personal' | 'public' | 'none',
) => adDirectivesOf({ mode, frameUrl: mode === 'frame' ? `${ORIGIN}/slot` : '' }, pageClass)

/** What fills the boxes of a page, and what its policy needs for that. */
const table = [
  ['placeholder', 'secret', 'label', []],
  ['placeholder', 'personal', 'label', []],
  ['placeholder', 'public', 'label', []],
  ['placeholder', 'none', 'nothing', []],
  ['off', 'secret', 'nothing', []],
  ['off', 'personal', 'nothing', []],
  ['off', 'public', 'nothing', []],
  ['off', 'none', 'nothing', []],
  ['house', 'secret', 'house', []],
  ['house', 'personal', 'house', []],
  ['house', 'public', 'house', []],
  ['house', 'none', 'nothing', []],
  ['frame', 'secret', 'house', []],
  ['frame', 'personal', 'frame', [`frame-src ${ORIGIN}`]],
  ['frame', 'public', 'frame', [`frame-src ${ORIGIN}`]],
  ['frame', 'none', 'nothing', []],
] as const

describe('advertising by class of page', () => {
  test.each(table)('%s on a %s page: %s', (mode, pageClass, fill, directives) => {
    const inFlow = sizes.filter((size) => size !== 'mobile-sticky')
    for (const size of inFlow) expect(adFillOf({ mode }, pageClass, size), size).toBe(fill)
    expect(directivesOf(mode, pageClass)).toEqual(directives)
  })

  test('the table has every mode on every class', () => {
    expect(table).toHaveLength(adModes.length * 4)
  })

  test.each(['secret', 'personal', 'public'] as const)(
    'the fixed box of a %s page never shows a frame',
    (pageClass) => {
      expect(adFillOf({ mode: 'frame' }, pageClass, 'mobile-sticky')).toBe('house')
    },
  )

  test('a frame may not be of its own origin nor lead the page elsewhere', () => {
    expect(frameSandbox.split(' ')).toEqual([
      'allow-scripts',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
  })
})
