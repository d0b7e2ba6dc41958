import { expect, test } from 'vitest'

import { clientNetwork } from './client-network.ts'

// Addresses of the documentation ranges, RFC 5737 and RFC 3849; spellings of RFC 5952.
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.33', '2001:db8:1:2::/64'],
  ['', ''],
])('%s is the client %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
