import { describe, expect, test } from 'vitest'

import {
  contactAddressError,
  contactAddressOf,
  operatorNameError,
  socialLinksError,
  socialLinksOf,
} from './identity.ts'

describe('the contact address', () => {
  test('is the operator’s, or the one of the example', () => {
    expect(contactAddressOf(' asha@ganak.in ')).toBe('asha@ganak.in')
    expect([contactAddressOf(undefined), contactAddressOf('')]).toEqual(
      Array(2).fill('hello@ganak.example'),
    )
  })

  test.each(['', 'asha@ganak.in', 'asha.rao+ganak@mail.co.in', 'a_b-c@x-y.example'])(
    '"%s" can be written to',
    (given) => expect(contactAddressError('CONTACT_ADDRESS', given)).toBeUndefined(),
  )

  test.each([
    'asha',
    'asha@ganak',
    'a@b.in, c@d.in',
    'Asha <a@b.in>',
    'a@b.in?cc=c@d.in',
    '"a"@b.in',
  ])('"%s" cannot', (given) =>
    expect(contactAddressError('CONTACT_ADDRESS', given)).toBe(
      `CONTACT_ADDRESS must be one mail address such as hello@ganak.example, not "${given}".`,
    ),
  )
})

describe('social links', () => {
  test('are a list of labels with addresses, or none', () => {
    expect(socialLinksOf('GitHub=https://github.com/you, X=https://x.com/you?a=b,')).toEqual([
      { label: 'GitHub', href: 'https://github.com/you' },
      { label: 'X', href: 'https://x.com/you?a=b' },
    ])
    expect([socialLinksOf(undefined), socialLinksOf(' ')]).toEqual([[], []])
  })

  test.each(['', 'GitHub=https://github.com/you', 'A B=https://a.example,C=https://c.example/@c'])(
    '"%s" is a list',
    (given) => expect(socialLinksError('SOCIAL_LINKS', given)).toBeUndefined(),
  )

  test.each([
    'https://github.com/you',
    'GitHub=github.com/you',
    'GitHub=http://github.com/you',
    'GitHub=javascript:alert(1)',
    'GitHub=https://',
    'GitHub=https://a.example" *',
    'GitHub=https://a.example/*',
    '=https://a.example',
    '<b>=https://a.example',
  ])('"%s" is none', (given) =>
    expect(socialLinksError('SOCIAL_LINKS', given)).toContain(`not "${given}".`),
  )
})

test.each(['', 'Asha Rao', 'Rao & Sons (India) Pvt. Ltd.', 'आशा राव'])(
  '"%s" is a name of an operator',
  (given) => expect(operatorNameError('OPERATOR_NAME', given)).toBeUndefined(),
)

test.each(['<b>Asha</b>', '{name}', 'Asha\nRao', 'x'.repeat(81)])('"%s" is none', (given) =>
  expect(operatorNameError('OPERATOR_NAME', given)).toMatch(/^OPERATOR_NAME must be a name/),
)
