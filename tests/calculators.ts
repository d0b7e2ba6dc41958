import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import type { CalculatorDefinition } from '../src/islands/calculator/definition.ts'

/** A definition whose input and result are not known by name. */
export type AnyDefinition = CalculatorDefinition<Record<string, number>, unknown>

const folder = new URL('../src/islands/tools/', import.meta.url)

/** The tools and views that are calculators, as the folders have them: "sip-calculator", "percentage-calculator/gst". */
export const calculatorSlugs = globSync('**/definition.ts', { cwd: folder.pathname })
  .map((file) => dirname(file))
  .toSorted()

/** The definition of a calculator by its folder. */
export async function definitionOf(slug: string): Promise<AnyDefinition> {
  const file = new URL(`${slug}/definition.ts`, folder)
  const exported = Object.values<AnyDefinition>(await import(file.href))
  const definition = exported.find(({ calculate }) => typeof calculate === 'function')
  if (definition === undefined) throw new Error(`${file.pathname} exports no calculator.`)
  return definition
}
