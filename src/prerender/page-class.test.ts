import { expect, test } from 'vitest'

import { tools } from '../../tests/site-map.ts'

import { pageClassOf, type PageClass } from './page-class.ts'

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
