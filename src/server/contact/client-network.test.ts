import { expect, test } from 'vitest'

import { clientNetworks } from './client-network.ts'

const namesOf = (address: string) => clientNetworks(address).map(({ name }) => name)

// Addresses of the documentation ranges, RFC 5737 and RFC 3849; spellings of RFC 5952; mapped addresses of RFC 4291, 2.5.5.2.
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['::ffff:203.0.113.9%eth0', '203.0.113.9'],
  ['', ''],
])('%s is the client %s', (address, network) => {
  expect(namesOf(address)).toEqual([network])
})

test.each([
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:0:0:1::', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['2001:db8:1:ffff:3:4:192.0.2.33', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']], // prettier-ignore
])('%s is counted in %j', (address, networks) => {
  expect(namesOf(address)).toEqual(networks)
})
