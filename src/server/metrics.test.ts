import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Measures } from './contact/service.ts'

import { standIns, tryServer } from '../../tests/fixtures/server.ts'

const token = 'a-token-of-the-operator'
const authorization = { authorization: `Bearer ${token}` }

let measures: Measures
let site: Awaited<ReturnType<typeof tryServer>>

beforeAll(async () => {
  site = await tryServer(
    {},
    {
      metricsToken: token,
      openContact: (log) => ({
        ...standIns.openContact(log),
        measure: () => Promise.resolve(measures),
      }),
    },
  )
})

afterAll(() => site.close())

describe('metrics', () => {
  // The text format of Prometheus, version 0.0.4: HELP, TYPE, then one sample a line, the last line ended too.
  test('are the text that Prometheus reads', async () => {
    measures = {
      postsByStatus: new Map([
        [200, 3],
        [429, 0],
      ]),
      stored: {
        byState: { pending: 2, delivered: 5, held: 1, dead: 0 },
        oldestPendingSeconds: 90,
      },
    }
    const answer = await site.get('/metrics', authorization)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.toString())
      .toBe(`# HELP ganak_contact_posts_total Posts answered, by HTTP status.
# TYPE ganak_contact_posts_total counter
ganak_contact_posts_total{status="200"} 3
ganak_contact_posts_total{status="429"} 0
# HELP ganak_contact_store_up Whether the store answers.
# TYPE ganak_contact_store_up gauge
ganak_contact_store_up 1
# HELP ganak_contact_messages Messages in the store, by state.
# TYPE ganak_contact_messages gauge
ganak_contact_messages{state="pending"} 2
ganak_contact_messages{state="delivered"} 5
ganak_contact_messages{state="held"} 1
ganak_contact_messages{state="dead"} 0
# HELP ganak_contact_oldest_pending_seconds Age of the oldest pending message; 0 when there is none.
# TYPE ganak_contact_oldest_pending_seconds gauge
ganak_contact_oldest_pending_seconds 90
`)
  })

  test('omit message counts while the store is unavailable', async () => {
    measures = { postsByStatus: new Map([[503, 1]]), stored: undefined }
    const text = (await site.get('/metrics', authorization)).body.toString()
    expect(text).toContain('\nganak_contact_store_up 0\n')
    expect(text).not.toMatch(/ganak_contact_(?:messages|oldest)/)
  })

  test.each(['', token, 'Bearer ', `Bearer ${token}x`, `bearer${token}`])(
    'are not for who sends "%s"',
    async (value) => {
      const answer = await site.get('/metrics', { authorization: value })
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(answer.body.toString()).not.toContain('ganak_contact')
    },
  )

  test('are not there without a token', async () => {
    const off = await tryServer({})
    expect((await off.get('/metrics', authorization)).status).toBe(404)
    expect((await off.get('/metrics', { authorization: 'Bearer null' })).status).toBe(404)
    await off.close()
  })
})
