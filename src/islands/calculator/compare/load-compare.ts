import { atom } from 'nanostores'

import { loadPart } from '@/islands/ui/work/load-part.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { toShortFragment } from '../frame/fragment.ts'

/** The code that compares scenarios, once it is loaded. */
export const $compare = atom<typeof import('./compare.ts') | undefined>(undefined)

/** Loads the code that compares scenarios. Rejects with the sentence the visitor reads. */
export async function loadCompare() {
  const compare = await loadPart(() => import('./compare.ts'))
  await loadPart(compare.linkStyles)
  $compare.set(compare)
  return compare
}

/**
 * Returns the link to a calculation and its scenarios. It carries the values after the "#", the part of an
 * address that browsers never send.
 */
export function linkTo<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  const own = toShortFragment(definition, input)
  const scenarios = $compare.get()?.scenariosInLink(definition, own)
  const fragment = [own, scenarios].filter(Boolean).join('&')
  const page = location.origin + location.pathname
  return fragment ? `${page}#${fragment}` : page
}
