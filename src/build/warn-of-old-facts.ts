import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import { runnerImport } from 'vite'

import { factLine, pastIn, type SiteFact } from '../prerender/fact-rules.ts'

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

/** Loads the dated facts of a project as the build sees them: files are found by their paths, which Node alone cannot do. */
export async function loadFacts(
  root = fileURLToPath(new URL('../..', import.meta.url)),
): Promise<readonly SiteFact[]> {
  const { module } = await runnerImport<{ datedFacts: readonly SiteFact[] }>(
    './src/prerender/dated-facts.ts',
    { root, configFile: false, envDir: false, logLevel: 'warn', resolve: { alias: { '@': `${root}/src` } } }, // prettier-ignore
  )
  return module.datedFacts
}
