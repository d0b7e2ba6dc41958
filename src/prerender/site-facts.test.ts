import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { siteFacts, withSiteFacts, type SiteFacts } from './site-facts.ts'

const facts: SiteFacts = {
  name: 'Ganak',
  contactAddress: 'hello@ganak.example',
  operator: 'the Ganak Team',
  replyTime: '24-48 hours',
  furtherTools: '<a href="/tools/cron">Cron Schedule</a>',
  qrServiceUrl: '',
  adMode: 'placeholder',
  takesShares: true,
}
const withService = { ...facts, qrServiceUrl: 'https://qr.example/create' }
const fill = (html: string, given = facts) => withSiteFacts(html, 'src/content/pages/x.md', given)

describe('facts in Markdown', () => {
  test.each([
    ['Why We Built {name}', 'Why We Built Ganak'],
    ['reply within {replyTime}', 'reply within 24-48 hours'],
    ['mailto:%7BcontactAddress%7D', 'mailto:hello@ganak.example'],
    ['<code>{mode}</code> of {name}', '<code>{mode}</code> of Ganak'],
    ['<code class="a">{name}</code>', '<code class="a">{name}</code>'],
    ['{"id":1} and { name }', '{"id":1} and { name }'],
  ])('%s reads %s', (source, expected) => expect(fill(source)).toBe(expected))

  test('a token that is no fact is named with its file', () => {
    expect(() => fill('<p>{replyTimes}</p>')).toThrow(
      'src/content/pages/x.md: {replyTimes} is not a fact of the site. There are {name}, {contactAddress}, {operator}, {replyTime}, {furtherTools}, {qrService}.',
    )
  })

  test('facts are plain words, so that they may stand in HTML as they are', () => {
    expect(Object.values(siteFacts).join('')).not.toMatch(/[<>&"']/)
  })
})

test('parts about shares depend on the setting', () => {
  const source =
    '<!-- only with share target -->yes<!-- end --><!-- only without share target -->no<!-- end -->'
  expect(fill(source)).toBe('yes')
  expect(fill(source, { ...facts, takesShares: false })).toBe('no')
})

describe('parts that depend on the QR service', () => {
  const source =
    'a<!-- only with QR service -->{qrService}<!-- end -->b<!-- only without QR service -->c<!-- end -->'

  test('are kept where they are true', () => {
    expect(fill(source)).toBe('abc')
    expect(fill(source, withService)).toBe('aqr.exampleb')
  })

  test.each([
    '<!-- only with QR service -->x',
    'x<!-- end -->',
    '<!-- only on Sundays -->',
    '<!-- only with frames -->x<!-- end -->',
  ])('%s stops the build', (stray) =>
    expect(() => fill(stray)).toThrow(/^src\/content\/pages\/x\.md: the mark /),
  )

  const policy = readFileSync('src/content/pages/privacy-policy.md', 'utf8')
  const absolutes = [
    'no request to any other company',
    "or to anybody else's",
    'not sent to a QR service',
    'make no third-party requests',
    'browser and send nothing of what you enter.',
  ]

  test('the Privacy Policy says the whole truth without the service', () => {
    const text = fill(policy)
    for (const absolute of absolutes) expect(text).toContain(absolute)
    expect(text).not.toContain('outside service')
  })

  test('the Privacy Policy names the service and drops what is no longer true', () => {
    const text = fill(policy, withService)
    expect(text).toContain('qr.example')
    for (const absolute of absolutes) expect(text).not.toContain(absolute)
    expect(text.match(/^## \d+\. /gm)).toHaveLength(13)
  })
})

describe('parts that depend on advertising', () => {
  const source = [
    '<!-- only with ads -->a<!-- end -->',
    '<!-- only without ads -->b<!-- end -->',
    '<!-- only with placeholder ads -->c<!-- end -->',
    '<!-- only with house ads -->d<!-- end -->',
  ].join('')

  test.each([
    [{}, 'ac'],
    [{ adMode: 'off' }, 'b'],
    [{ adMode: 'house' }, 'ad'],
  ] as const)('are kept where they are true: %o', (given, shown) => {
    expect(fill(source, { ...facts, ...given })).toBe(shown)
  })

  const texts = ['pages/privacy-policy', 'pages/about', 'faq/general'].map((name) =>
    readFileSync(`src/content/${name}.md`, 'utf8').replace(/<!-- (?:for|about) .*? -->/g, ''),
  )

  test('only placeholders are called placeholders', () => {
    for (const text of texts) {
      expect(fill(text)).toContain('placeholders')
      for (const mode of ['off', 'house'] as const)
        expect(fill(text, { ...facts, adMode: mode })).not.toContain('placeholders')
    }
  })
})
