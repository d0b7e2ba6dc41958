import type { CalculatorDefinition } from './definition.ts'
import { toFragment } from './fragment.ts'
import { $compare } from '../compare/load-compare.ts'

/**
 * The link that brings back a calculation, and those kept beside it. It carries the values after the "#", the part of an
 * address that browsers never send.
 */
export function linkTo<Input extends object, Result>(
  { fields }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  const kept = $compare.get()?.keptInLink() ?? ''
  return `${location.origin}${location.pathname}#${toFragment(fields, input)}${kept}`
}
