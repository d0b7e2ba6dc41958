import { describe, expect, test } from 'vitest'

import { readAdAddresses } from './header-values.ts'

/** The link of src/content/ads/example.md. */
const EXAMPLE = 'https://bank.example/deposits?from=ganak'

describe('addresses of advertisements in the allowlist of connections', () => {
  test.each([undefined, 'placeholder', 'off', 'wrong'])('%o adds none', (setting) =>
    expect(readAdAddresses(setting)).toEqual([]),
  )

  test('links of bookings may be opened, and each pattern matches only its own address', () => {
    const patterns = readAdAddresses('house').map((text) => new URLPattern(text))
    const opens = (address: string) => patterns.some((pattern) => pattern.test(address))
    expect(opens(EXAMPLE)).toBe(true)
    expect(opens(`${EXAMPLE}&secret`)).toBe(false)
    expect(opens(EXAMPLE.replace('?', '/secret?'))).toBe(false)
    expect(opens(new URL('/secret', EXAMPLE).href)).toBe(false)
  })
})
