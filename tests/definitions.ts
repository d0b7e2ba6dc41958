import type { AnyDefinition } from './calculators.ts'

/** Everything that the definitions of the calculators export, by their files. */
export const definitions = import.meta.glob<Record<string, AnyDefinition>>(
  '../src/islands/tools/**/definition.ts',
  { eager: true },
)
