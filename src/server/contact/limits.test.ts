import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { noPostgres, startPostgres, type TestPostgres } from '../../../tests/fixtures/postgres.ts'

import { clientNetworks, createLimiter } from './limits.ts'
import { openPostgresPool, type PostgresPool } from './postgres-pool.ts'

const allowed = { allowed: true }

describe('one server', () => {
  test('allows the limit of posts, then asks the client to wait', async () => {
    const limiter = createLimiter(3)
    for (let count = 0; count < 3; count += 1)
      expect(await limiter('203.0.113.9', 'message')).toEqual(allowed)
    const refused = await limiter('203.0.113.9', 'message')
    expect(refused).toMatchObject({ allowed: false })
    // The window is ten minutes and has just begun.
    expect(refused).toHaveProperty('retryAfterSeconds', 600)
  })

  test('counts each client for itself, and all of an IPv6 network as one', async () => {
    const limiter = createLimiter(1)
    expect(await limiter('203.0.113.9', 'message')).toEqual(allowed)
    expect(await limiter('203.0.113.10', 'message')).toEqual(allowed)
    expect(await limiter('2001:db8::1', 'message')).toEqual(allowed)
    expect(await limiter('2001:db8::ffff', 'message')).toMatchObject({ allowed: false })
  })

  test('counts a home line, which has 256 networks, and a /48 with 65,536 of them', async () => {
    const limiter = createLimiter(3)
    const sendFrom = async (addresses: string[]) => {
      const results = []
      for (const address of addresses) results.push((await limiter(address, 'message')).allowed)
      return results.filter(Boolean).length
    }
    const numbers = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(2, '0'))
    // 2001:db8:0:ab00::/56: twice the messages of one address.
    expect(await sendFrom(numbers.map((part) => `2001:db8:0:ab${part}::1`))).toBe(6)
    // The other /56 of the same /48: four times the messages of one address, six of which are used up.
    expect(await sendFrom(numbers.map((part) => `2001:db8:0:${part}00::1`))).toBe(6)
    expect(await sendFrom(['2001:db8:1::1'])).toBe(1)
  })

  test('takes an IPv4 address for the same in every spelling', async () => {
    const limiter = createLimiter(1)
    expect(await limiter('203.0.113.9', 'message')).toEqual(allowed)
    expect(await limiter('::ffff:cb00:7109', 'message')).toMatchObject({ allowed: false })
  })

  test('counts client errors for themselves, and allows ten times as many', async () => {
    const limiter = createLimiter(2)
    for (let count = 0; count < 20; count += 1)
      expect(await limiter('203.0.113.9', 'client-error')).toEqual(allowed)
    expect(await limiter('203.0.113.9', 'client-error')).toMatchObject({ allowed: false })
    expect(await limiter('203.0.113.9', 'message')).toEqual(allowed)
  })

  test('has no limit with 0', async () => {
    const limiter = createLimiter(0)
    for (let count = 0; count < 200; count += 1)
      expect(await limiter('203.0.113.9', 'message')).toEqual(allowed)
    for (let count = 0; count < 200; count += 1)
      expect(await limiter('203.0.113.9', 'client-error')).toEqual(allowed)
  })
})

describe.skipIf(noPostgres)('several servers', () => {
  let postgres: TestPostgres
  let pools: PostgresPool[]

  beforeAll(async () => {
    postgres = await startPostgres()
    pools = [openPostgresPool(postgres.url), openPostgresPool(postgres.url)]
  }, 30_000)

  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()))
    await postgres.remove()
  })

  test('count together', async () => {
    const [one, two] = pools.map((pool) => createLimiter(2, pool))
    expect(await one?.('203.0.113.9', 'message')).toEqual(allowed)
    expect(await two?.('203.0.113.9', 'message')).toEqual(allowed)
    expect(await one?.('203.0.113.9', 'message')).toMatchObject({ allowed: false })
    expect(await two?.('203.0.113.9', 'message')).toMatchObject({ allowed: false })
  })

  test('ask the database nothing about client errors', async () => {
    const limiter = createLimiter(1, pools[0])
    await pools[0]?.run('DELETE FROM contact_limits')
    for (let count = 0; count < 10; count += 1)
      expect(await limiter('203.0.113.12', 'client-error')).toEqual(allowed)
    expect(await limiter('203.0.113.12', 'client-error')).toMatchObject({ allowed: false })
    expect(await pools[0]?.rows('SELECT key FROM contact_limits')).toEqual([])
  })

  test('keep no address', async () => {
    await createLimiter(2, pools[0])('198.51.100.77', 'message')
    const rows = await pools[0]?.rows('SELECT key FROM contact_limits')
    expect(rows?.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('198.51')
  })

  test('count on their own while the database is unavailable', async () => {
    const limiter = createLimiter(1, pools[0])
    await postgres.kill()
    expect(await limiter('192.0.2.1', 'message')).toEqual(allowed)
    expect(await limiter('192.0.2.1', 'message')).toMatchObject({ allowed: false })
    await postgres.restart()
  }, 30_000)
})

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
