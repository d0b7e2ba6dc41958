import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import type { CalculatorDefinition } from '../src/islands/calculator/frame/definition.ts'

/** A definition whose input and result are not known by name. */
export type AnyDefinition = CalculatorDefinition<Record<string, number>, unknown>

const folder = new URL('../src/islands/tools/', import.meta.url)

/** The tools and views that are calculators, as the folders have them: "sip-calculator", "percentage-calculator/gst". */
export const calculatorSlugs = globSync('**/definition.ts', { cwd: folder.pathname })
  .map((file) => dirname(file))
  .toSorted()

/** The definition of a calculator by its folder. */
export async function definitionOf(slug: string): Promise<AnyDefinition> {
  const { definitions } = await loaded
  const exported = Object.values(definitions[`../src/islands/tools/${slug}/definition.ts`] ?? {})
  const definition = exported.find(({ calculate }) => typeof calculate === 'function')
  if (definition === undefined) throw new Error(`${slug}/definition.ts exports no calculator.`)
  return definition
}

const loaded = load()

/** Vitest supports the build's `import.meta.glob`; Playwright does not. */
async function load(): Promise<typeof import('./definitions.ts')> {
  if (process.env['VITEST'] !== undefined) return import('./definitions.ts')
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<typeof import('./definitions.ts')>(
    new URL('definitions.ts', import.meta.url).pathname,
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': `${folder.pathname}../..` } },
    },
  )
  return module
}
