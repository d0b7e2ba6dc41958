import { fileURLToPath } from 'node:url'

import { runnerImport } from 'vite'

import type { SiteFact } from '../prerender/fact-rules.ts'

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
