import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'

import type { PostgresPool } from './postgres-pool.ts'

const WINDOW_SECONDS = 600
/** High enough for a visitor who corrects a field many times, low enough to stop a program. */
const CLIENT_ERRORS_PER_MESSAGE = 10

type Permission = { allowed: true } | { allowed: false; retryAfterSeconds: number }
/** Counts a post: a `message` to store, or a `client-error`, which is a post refused for its content. */
export type Limiter = (address: string, kind: 'message' | 'client-error') => Promise<Permission>

/** Returns the secret of a day such as `2026-11-21`, the same on all servers that share a database. */
type DailySalt = (day: string) => Promise<string>

/**
 * Limits each client to `mostMessages` messages and ten times as many client errors within ten minutes, 0 for no limit.
 * IPv6 clients are counted in each of their networks (`clientNetworks`). With a pool, all servers count messages together;
 * without it, or while the database is unavailable, each counts on its own. Each always counts client errors on its own.
 * Stores no address, only its hash with a secret that is discarded after a day.
 */
export function createLimiter(mostMessages: number, shared?: PostgresPool): Limiter {
  if (mostMessages === 0) return () => Promise.resolve({ allowed: true })
  const count = {
    message: createCounter(
      (share) => messageLimiter(share * mostMessages, shared),
      shared ? createSharedSalt(shared) : createOwnSalt(),
    ),
    'client-error': createCounter(
      (share) => new RateLimiterMemory(limitOf(CLIENT_ERRORS_PER_MESSAGE * share * mostMessages)),
      createOwnSalt(),
    ),
  }
  return (address, kind) => count[kind](address)
}

function limitOf(points: number) {
  return { duration: WINDOW_SECONDS, keyPrefix: 'contact', points }
}

function messageLimiter(points: number, shared?: PostgresPool): RateLimiterAbstract {
  const own = new RateLimiterMemory(limitOf(points))
  if (shared === undefined) return own
  return new RateLimiterPostgres({
    ...limitOf(points),
    storeClient: shared.pool,
    tableName: 'contact_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: own,
    inMemoryBlockOnConsumed: points + 1,
  })
}

function createCounter(
  open: (share: number) => RateLimiterAbstract,
  salt: DailySalt,
): (address: string) => Promise<Permission> {
  const limiters = new Map<number, RateLimiterAbstract>()
  return async (address) => {
    const secret = await salt(new Date().toISOString().slice(0, 10))
    for (const { name, share } of clientNetworks(address)) {
      const limiter = limiters.get(share) ?? open(share)
      limiters.set(share, limiter)
      const key = createHmac('sha256', secret).update(name).digest('base64url')
      const permission = await consume(limiter, key)
      // A post refused by a narrow network does not count in the wider ones.
      if (!permission.allowed) return permission
    }
    return { allowed: true }
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Permission> {
  try {
    await limiter.consume(key)
    return { allowed: true }
  } catch (refusal) {
    // If the counter itself fails, the visitor may post.
    if (!(refusal instanceof RateLimiterRes)) return { allowed: true }
    return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) || 1 }
  }
}

function createOwnSalt(): DailySalt {
  let current = { day: '', salt: '' }
  return (day) => {
    if (current.day !== day) current = { day, salt: randomBytes(32).toString('base64url') }
    return Promise.resolve(current.salt)
  }
}

function createSharedSalt({ rows, run }: PostgresPool): DailySalt {
  const substitute = createOwnSalt()
  let current: { day: string; salt: string } | undefined
  return async (day) => {
    if (current?.day === day) return current.salt
    try {
      const proposal = randomBytes(32).toString('base64url')
      await run('INSERT INTO contact_salts VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, proposal])
      const [row] = await rows('SELECT salt FROM contact_salts WHERE day = $1', [day])
      await run('DELETE FROM contact_salts WHERE day < $1', [day])
      current = { day, salt: String(row?.['salt']) }
      return current.salt
    } catch {
      return substitute(day)
    }
  }
}

/** A network that counts as one client. */
interface ClientNetwork {
  name: string
  /** The limit as a multiple of that of a single address. */
  share: number
}

/**
 * The IPv6 prefixes that are counted. A server or phone owns a /64, a home line a /56, a hosting customer often a /48.
 * Some mobile networks share one /48 among many phones, so wider networks have higher limits.
 */
const ipv6Prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

/**
 * Returns the networks in which an IP address is counted, narrowest first: the whole IPv4 address, or IPv6 prefixes.
 * IPv4 written as IPv6 (`::ffff:192.0.2.1`, `::ffff:c000:201`) counts as IPv4.
 */
export function clientNetworks(address: string): ClientNetwork[] {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return [{ name: plain, share: 1 }]
  const groups = groupsOf(plain)
  const mapped = mappedIPv4(groups)
  if (mapped !== undefined) return [{ name: mapped, share: 1 }]
  return ipv6Prefixes.map(({ bits, share }) => ({ name: prefix(groups, bits), share }))
}

function groupsOf(address: string): number[] {
  // The URL parser normalises an address: lower case, no leading zeros, no dots.
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
  const prefixGroups = groups
    .slice(0, Math.ceil(bits / 16))
    .map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)))
  return `${prefixGroups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
