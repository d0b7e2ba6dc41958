import { isIPv4, isIPv6 } from 'node:net'

/**
 * The part of an IP address that stands for one client: IPv4 whole, IPv6 by its first 64 bits, since a household or
 * a server owns all addresses below them. IPv4 written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export function clientNetwork(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return isIPv6(plain) ? first64Bits(plain) : plain
}

function first64Bits(address: string): string {
  // The URL parser writes every spelling of an address in one way: lower case, no leading zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
