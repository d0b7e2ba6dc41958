import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { clientAddress } from './client-address.ts'

// Addresses of the documentation ranges, RFC 5737 and RFC 3849.
test.each([
  ['no proxy trusted: the header is not looked at', 0, '203.0.113.9', '198.51.100.1'],
  ['one proxy: its own entry, the last', 1, '203.0.113.9, 192.0.2.7', '192.0.2.7'],
  ['two proxies: the entry before the last', 2, '6.6.6.6, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['fewer entries than proxies: the peer', 3, '203.0.113.9', '198.51.100.1'],
  ['an entry that is not an address: the peer', 1, 'evil"; drop', '198.51.100.1'],
  ['no header: the peer', 1, undefined, '198.51.100.1'],
  ['IPv6 behind one proxy', 1, '2001:db8::1', '2001:db8::1'],
  ['IPv4 with its port', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6 with its port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv6 in brackets', 1, '[2001:db8::1]', '2001:db8::1'],
  ['an IPv6 address that ends like a port', 1, '2001:db8::1:4711', '2001:db8::1:4711'],
  ['ports before and after it', 2, '203.0.113.9:4711, 192.0.2.7:80', '203.0.113.9'],
  ['a name with a port: the peer', 1, 'localhost:80', '198.51.100.1'],
  ['an empty port: the peer', 1, '203.0.113.9:', '198.51.100.1'],
  ['empty brackets: the peer', 1, '[]:80', '198.51.100.1'],
])('%s', (_fact, hops, header, expected) => {
  const request = {
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: { remoteAddress: '198.51.100.1' },
  } as unknown as IncomingMessage
  expect(clientAddress(request, hops)).toBe(expected)
})
