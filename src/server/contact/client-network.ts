import { isIPv6 } from 'node:net'

/** A network that counts as one client. */
interface ClientNetwork {
  name: string
  /** How many times the messages of a single address it may send. */
  share: number
}

/**
 * IPv6 prefixes that are counted, with the share of each. A server or a phone owns a /64; a home line owns a /56, which is 256
 * of them, and a hosting customer often a /48. Some mobile networks share one /48 among many phones, so wider ones may send more.
 */
const ipv6Prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

/**
 * Returns the networks that an IP address is counted in, the narrowest first: IPv4 whole, IPv6 by /64, /56 and /48. IPv4 written as
 * IPv6 (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as IPv4.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return [{ name: plain, share: 1 }]
  const groups = groupsOf(plain)
  const mapped = mappedIPv4(groups)
  if (mapped !== undefined) return [{ name: mapped, share: 1 }]
  return ipv6Prefixes.map(({ bits, share }) => ({ name: prefix(groups, bits), share }))
}

/** Returns the eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes every spelling of an address in one way: lower case, no leading zeros, no dots.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** RFC 4291, 2.5.5.2: 80 zero bits, 16 one bits, then the IPv4 address. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return bytes.join('.')
}

function prefix(groups: readonly number[], bits: number): string {
  const kept = groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)))
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}
