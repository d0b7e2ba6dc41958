import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { wifiText } from './wifi-text.ts'

const code = (values: Partial<Parameters<typeof wifiText>[0]>) =>
  wifiText({ network: 'Home', security: 'WPA', password: 'correct horse', hidden: '', ...values })

test('the fields write the example of the page', () => {
  const page = readFileSync('src/content/tools/qr-code-generator/wifi.mdx', 'utf8')
  const { text } = code({ network: 'Café; upstairs', password: 'tea:2,coffee' })
  expect(text).toBe(String.raw`WIFI:T:WPA;S:Café\; upstairs;P:tea\:2\,coffee;;`)
  expect(page, 'src/content/tools/qr-code-generator/wifi.mdx').toContain(`\`${text}\``)
})

describe('the text that joins a network', () => {
  test('escapes special signs, and marks a hidden network', () => {
    expect(code({ network: String.raw`a\b;c,d"e:f`, hidden: 'yes' }).text).toBe(
      String.raw`WIFI:T:WPA;S:a\\b\;c\,d\"e\:f;P:correct horse;H:true;;`,
    )
  })

  test('has no password for an open network', () => {
    expect(code({ security: 'nopass' }).text).toBe('WIFI:T:nopass;S:Home;;')
  })

  test('keeps outer spaces and warns', () => {
    const { text, warnings } = code({ network: ' Home ', password: ' 12345678' })
    expect(text).toBe('WIFI:T:WPA;S: Home ;P: 12345678;;')
    expect(warnings).toHaveLength(2)
  })

  test.each([{ password: 'correct\nhorse' }, { network: 'Ho\r\nme' }])(
    'refuses a line break in %j',
    (values) => {
      const { text, problems } = code(values)
      expect(text).toBe('')
      expect(Object.values(problems ?? {}).join('')).toContain('line break')
    },
  )

  // IEEE 802.11: 32 bytes of name; WPA 8 to 63 characters or 64 hex digits; WEP 40 or 104 bits.
  test.each([
    [{ network: 'a'.repeat(32) }, true],
    [{ network: 'a'.repeat(33) }, false],
    [{ network: 'न'.repeat(10) }, true],
    [{ network: 'न'.repeat(11) }, false],
    [{ password: '1234567' }, false],
    [{ password: 'x'.repeat(63) }, true],
    [{ password: 'x'.repeat(64) }, false],
    [{ password: 'f'.repeat(64) }, true],
    [{ password: 'é'.repeat(63) }, false],
    [{ password: 'न'.repeat(30) }, false],
    [{ security: 'WEP', password: '12345' }, true],
    [{ security: 'WEP', password: '123456' }, false],
    [{ security: 'WEP', password: '0123456789' }, true],
    [{ security: 'WEP', password: 'x'.repeat(10) }, false],
    [{ network: '' }, false],
    [{ password: '' }, false],
  ] as const)('%j has a code: %s', (values, hasCode) => {
    const { text, problems = {} } = code(values)
    expect(text !== '').toBe(hasCode)
    const isTyped = Object.values(values).every((value) => value !== '')
    expect(Object.values(problems).some(Boolean)).toBe(isTyped && !hasCode)
  })

  test('a reader that unescapes the text finds every name and password', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 32 }),
        fc.string({ minLength: 8, maxLength: 63 }),
        (network, password) => {
          const { text } = code({ network, password })
          const parts = [...text.slice('WIFI:'.length).matchAll(/([TSP]):((?:\\.|[^;\\])*);/gs)]
          const found = Object.fromEntries(
            parts.map(([, key = '', value = '']) => [key, value.replace(/\\(.)/gs, '$1')]),
          )
          expect(found).toEqual({ T: 'WPA', S: network, P: password })
        },
      ),
    )
  })
})

test.each(['naïve-pässw', 'पासवर्ड१', 'pass\tword1'])(
  'field-general-f10: %j is warned about',
  (password) => {
    const { text, warnings } = code({ password })
    expect(text).toContain(password)
    expect(warnings?.join()).toContain('many devices refuse')
  },
)

test.each([
  ['Test;SSID', '12345;67890', String.raw`S:Test\;SSID;P:12345\;67890;`],
  [
    String.raw`"foo;bar\baz"`,
    String.raw`a\b\c\d\e`,
    String.raw`S:\"foo\;bar\\baz\";P:a\\b\\c\\d\\e;`,
  ],
])('field-general-f09: %s is escaped', (network, password, part) => {
  expect(code({ network, password }).text).toBe(`WIFI:T:WPA;${part};`)
})
