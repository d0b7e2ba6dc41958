import { describe, expect, test } from 'vitest'

import { tools } from '../../tests/site-map.ts'
import { adModes, adSizes, type AdSize } from '../lib/advertising.ts'

import { adDirectivesOf, adFillOf, frameSandbox, pageClassOf, type PageClass } from './ad-policy.ts'

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

const catalogue = tools.map(({ slug, inputs }) => ({
  href: `/tools/${slug}`,
  inputs: inputs as 'secret' | 'personal',
}))

test.each<[string, PageClass | 'none']>([
  ['/', 'public'],
  ['/blog', 'public'],
  ['/blog/finance', 'public'],
  ['/faq', 'public'],
  ['/about', 'public'],
  ['/privacy-policy', 'none'],
  ['/terms-of-service', 'none'],
  ['/contact', 'none'],
  ['/contact/sent', 'none'],
  ['/404', 'none'],
  ['/embed/loan-calculator', 'none'],
  ['/tools/json-formatter', 'secret'],
  ['/tools/base64', 'secret'],
  ['/tools/hash-generator', 'secret'],
  ['/tools/url-encoder', 'secret'],
  ['/tools/word-counter', 'secret'],
  ['/tools/password-generator', 'secret'],
  ['/tools/password-generator/passphrase', 'secret'],
  ['/tools/qr-code-generator', 'secret'],
  ['/tools/qr-code-generator/upi', 'secret'],
  ['/tools/loan-calculator', 'personal'],
  ['/tools/loan-calculator/prepayment', 'personal'],
  ['/tools/sip-calculator', 'personal'],
  ['/tools/fd-calculator', 'personal'],
  ['/tools/compound-interest', 'personal'],
  ['/tools/roi-calculator', 'personal'],
  ['/tools/tax-calculator', 'personal'],
  ['/tools/percentage-calculator', 'personal'],
  ['/tools/age-calculator', 'personal'],
])('%s is %s', (path, pageClass) => expect(pageClassOf(path, catalogue)).toBe(pageClass))

test('every tool for developers is secret, whatever comes to be added', () => {
  const developer = tools.filter(({ category }) => category === 'Developer')
  expect(developer.filter(({ inputs }) => inputs !== 'secret')).toEqual([])
})
