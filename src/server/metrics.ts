import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { ContactService, Measures } from './contact/service.ts'

import { answerHeaders } from './headers.ts'

/**
 * Adds `/metrics` in the text format of Prometheus (version 0.0.4) for whoever sends `Authorization: Bearer TOKEN`; without
 * a token there is no such page.
 */
export function addMetrics(
  app: FastifyInstance,
  contact: ContactService,
  token: string | null,
): void {
  if (token === null) return
  app.get('/metrics', async (request, reply) => {
    reply.headers(answerHeaders()).type('text/plain; version=0.0.4; charset=utf-8')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is needed.\n')
    }
    return formatMetrics(await contact.measure())
  })
}

/** Compares hashes, so that the time it takes tells nothing of the token. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** The measures as Prometheus reads them. What the store cannot say now is left out, so that nobody takes it for 0. */
function formatMetrics({ postsByStatus, stored }: Measures): string {
  const families = [
    formatFamily(
      'ganak_contact_posts_total',
      'counter',
      'Posts answered, by HTTP status.',
      Array.from(postsByStatus, ([status, count]) => `{status="${status}"} ${count}`),
    ),
    formatFamily('ganak_contact_store_up', 'gauge', 'Whether the store answers.', [
      stored ? ' 1' : ' 0',
    ]),
  ]
  if (stored) {
    families.push(
      formatFamily(
        'ganak_contact_messages',
        'gauge',
        'Messages in the store, by state.',
        Object.entries(stored.byState).map(([state, count]) => `{state="${state}"} ${count}`),
      ),
      formatFamily(
        'ganak_contact_oldest_pending_seconds',
        'gauge',
        'Age of the oldest pending message; 0 when there is none.',
        [` ${stored.oldestPendingSeconds}`],
      ),
    )
  }
  return families.join('')
}

function formatFamily(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly string[],
): string {
  const lines = samples.map((sample) => `${name}${sample}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
