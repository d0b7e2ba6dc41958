import { describe, expect, test } from 'vitest'

import { readAdAddresses } from './header-values.ts'

/** The link of src/content/ads/example.md. */
const EXAMPLE = 'https://bank.example/deposits?from=ganak'
const framed = { ADS: 'frame', ADS_FRAME_URL: 'https://ads.example/slot' }

describe('addresses of advertisements in the allowlist of connections', () => {
  test.each([{}, { ADS: 'placeholder' }, { ADS: 'off' }, { ADS: 'wrong' }, { ADS: 'frame' }])(
    '%o adds none',
    (environment) => expect(readAdAddresses(environment)).toEqual([]),
  )

  test('links of bookings may be opened', () => {
    expect(readAdAddresses({ ADS: 'house' })).toContain(EXAMPLE)
  })

  test('each pattern matches only its own address', () => {
    const patterns = readAdAddresses(framed).map((text) => new URLPattern(text))
    const opens = (address: string) => patterns.some((pattern) => pattern.test(address))
    for (const address of ['https://ads.example/slot?size=banner', EXAMPLE]) {
      expect(opens(address)).toBe(true)
      expect(opens(`${address}&secret`)).toBe(false)
      expect(opens(address.replace('?', '/secret?'))).toBe(false)
      expect(opens(new URL('/secret', address).href)).toBe(false)
    }
    expect(opens('https://ads.example/slot?size=mobile-sticky')).toBe(false)
  })
})
