import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { readPasswordRules } from '@/islands/tools/password-generator/rules/password-rules.ts'
import { readSiteRule } from '@/islands/tools/password-generator/rules/site-rule.ts'
import {
  DEFAULT_PASSPHRASE,
  generatePassphrase,
} from '@/islands/tools/password-generator/passphrase/passphrase.ts'
import { parseAmount } from '@/lib/amount.ts'
import { contactSchema } from '@/lib/contact/schema.ts'

const accepts = (email: string) =>
  v.safeParse(contactSchema, { name: 'Asha Rao', email, message: 'A message that is long enough.' })
    .success

describe('field-general-f32: addresses of the contact form', () => {
  test.each([
    'david+test@example.com',
    "tim.o'connor@example.com",
    'a@example.fitness',
    'x@sub.example.co.in',
    'आशा@उदाहरण.भारत',
    ' a@example.com ',
  ])('%s is accepted', (email) => expect(accepts(email)).toBe(true))

  test.each(['a@b', 'a b@example.com', 'a@example..com'])('%s is refused', (email) =>
    expect(accepts(email)).toBe(false),
  )
})

describe('field-general-f38: a decimal comma', () => {
  test.each(['123,45', '0,25', '1.234,56'])('%s is never read as another number', (text) =>
    expect(parseAmount(text)).toBeNaN(),
  )
})

describe('field-general-f20: rules of a password', () => {
  test('a sentence is refused with an example of the syntax', () => {
    const { rule, problem } = readSiteRule(
      'No more than 2 characters of the same value in a row. At least 8 characters.',
    )
    expect(rule).toBe(undefined)
    expect(problem).toContain(
      'is not a property of passwordrules. Write for example: minlength: 8;',
    )
  })

  test('a lone hyphen in a class is the character', () => {
    const rule = readPasswordRules(
      'minlength: 20; required: lower; required: upper; required: digit; required: [-]; max-consecutive: 2;',
    )
    expect(rule).toMatchObject({ minLength: 20, maxConsecutive: 2 })
    expect(rule.required).toContain('-')
  })
})

test('field-general-f24: a passphrase has the separator between its words, and no other sign', () => {
  const words = ['apple', 'river', 'stone']
  const passphrase = generatePassphrase({ ...DEFAULT_PASSPHRASE, words: 3, separator: '-' }, words)
  expect(passphrase).toMatch(/^(?:apple|river|stone)(?:-(?:apple|river|stone)){2}\d*$/)
})
