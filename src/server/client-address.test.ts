import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { clientAddress } from './client-address.ts'

// Addresses of the documentation ranges, RFC 5737 and RFC 3849.
test.each([
  ['no proxy trusted: the header is not looked at', 0, '203.0.113.9', '198.51.100.1'],
  ['one proxy: its own entry, the last', 1, '203.0.113.9, 192.0.2.7', '192.0.2.7'],
  ['two proxies: the entry before the last', 2, '6.6.6.6, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['fewer entries than proxies: the peer', 3, '203.0.113.9', '198.51.100.1'],
  ['an entry that is no address: the peer', 1, 'evil"; drop', '198.51.100.1'],
  ['no header: the peer', 1, undefined, '198.51.100.1'],
  ['IPv6 behind one proxy', 1, '2001:db8::1', '2001:db8::1'],
])('%s', (_fact, hops, header, expected) => {
  const request = {
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: { remoteAddress: '198.51.100.1' },
  } as unknown as IncomingMessage
  expect(clientAddress(request, hops)).toBe(expected)
})
