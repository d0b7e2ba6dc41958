import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { ContactService, Measures } from './contact/service.ts'

import { answerHeaders } from './headers.ts'

/** Adds `/metrics` in the text format of Prometheus (version 0.0.4), protected by a bearer token. Without a token, adds nothing. */
export function addMetrics(
  app: FastifyInstance,
  contact: ContactService,
  token: string | null,
): void {
  if (token === null) return
  app.get('/metrics', async (request, reply) => {
    reply.headers(answerHeaders()).type('text/plain; version=0.0.4; charset=utf-8')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('METRICS_TOKEN is required.\n')
    }
    return formatMetrics(await contact.measure())
  })
}

/** Compares hashes in constant time. */
function isSame(actual: string, expected: string): boolean {
  const [one, other] = [actual, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** Formats the metrics. Omits message counts while the store does not answer, because 0 would be wrong. */
function formatMetrics({ postsByStatus, stored }: Measures): string {
  const posts = Array.from(postsByStatus, ([status, count]) => `{status="${status}"} ${count}`)
  const states = Object.entries(stored?.byState ?? {})
  const messages = states.map(([state, count]) => `{state="${state}"} ${count}`)
  const age = stored ? [` ${stored.oldestPendingSeconds}`] : []
  return [
    formatFamily('posts_total', 'counter', 'Posts answered, by HTTP status.', posts),
    formatFamily('store_up', 'gauge', 'Whether the store answers.', [stored ? ' 1' : ' 0']),
    formatFamily('messages', 'gauge', 'Messages in the store, by state.', messages),
    formatFamily(
      'oldest_pending_seconds',
      'gauge',
      'Age of the oldest pending message; 0 when there is none.',
      age,
    ),
  ].join('')
}

function formatFamily(
  shortName: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly string[],
): string {
  if (samples.length === 0) return ''
  const name = `ganak_contact_${shortName}`
  const lines = samples.map((sample) => `${name}${sample}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}
