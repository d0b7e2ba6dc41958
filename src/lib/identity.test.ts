import { describe, expect, test } from 'vitest'

import {
  contactAddressError,
  contactAddressOf,
  operatorNameError,
  shareLinksOf,
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
  // The addresses that the networks document: faq.whatsapp.com "click to chat", docs.x.com "web intents", LinkedIn's share-offsite.
  test('share the site by its address, with nothing else in it', () => {
    const links = shareLinksOf('https://ganak.in').map(
      ({ label, href }) => [label, new URL(href)] as const,
    )
    expect(
      links.map(([label, { origin, pathname, searchParams }]) => [
        label,
        origin + pathname,
        Object.fromEntries(searchParams),
      ]),
    ).toEqual([
      ['Share on WhatsApp', 'https://wa.me/', { text: 'https://ganak.in/' }],
      ['Share on X', 'https://x.com/intent/post', { url: 'https://ganak.in/' }],
      [
        'Share on LinkedIn',
        'https://www.linkedin.com/sharing/share-offsite/',
        { url: 'https://ganak.in/' },
      ],
    ])
    // In the pattern of an address these would mean more than themselves.
    for (const [, { href }] of links)
      expect(href.slice('https://'.length)).not.toMatch(/[:*+(){}\\]/)
  })

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
  '"%s" is a valid name of the operator',
  (given) => expect(operatorNameError('OPERATOR_NAME', given)).toBeUndefined(),
)

test.each(['<b>Asha</b>', '{name}', 'Asha\nRao', 'x'.repeat(81)])('"%s" is refused', (given) =>
  expect(operatorNameError('OPERATOR_NAME', given)).toMatch(/^OPERATOR_NAME must be a name/),
)
