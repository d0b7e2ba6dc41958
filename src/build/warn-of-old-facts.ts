import type { AstroIntegration } from 'astro'

import { factLine, pastIn } from '../prerender/fact-rules.ts'
import { loadFacts } from './load-facts.ts'

/** Days before the end of a fact from which on each build names it. */
const WARNING_DAYS = 14

/** Names the dated facts that end soon. It only warns: an old commit must still build. */
export function warnOfOldFacts(): AstroIntegration {
  return {
    name: 'old-facts',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const today = new Date().toISOString().slice(0, 10)
        for (const fact of pastIn(await loadFacts(), WARNING_DAYS, today))
          logger.warn(`${factLine(fact)} (src/islands, ${fact.id})`)
      },
    },
  }
}
