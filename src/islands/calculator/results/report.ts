import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'

import type { CalculatorDefinition } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import { notesOf } from '../frame/notes.ts'
import { givenOf } from './report-parts.ts'

/** The plain-text report of a calculation: title, inputs, results and the day it was made. */
export function report<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
  date: Date,
): string {
  const result = definition.calculate(input)
  const found = definition
    .rows(result, input)
    .map((row) => [row.reportLabel ?? row.label, figure(row)])
  const notes = [
    ...(definition.reportLines?.(result, input) ?? []),
    ...notesOf(definition, result, input),
  ]
  return [
    definition.reportTitle,
    '='.repeat(definition.reportTitle.length),
    '',
    'Inputs',
    ...lines(givenOf(definition, input).map(({ label, text }) => [label, text])),
    '',
    'Results',
    ...lines(found),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `Generated on ${longDate(date)} by ${site.name}`,
    '',
  ].join('\n')
}

function lines(pairs: readonly (readonly string[])[]): string[] {
  return pairs.map(([label, value]) => `${label}: ${value}`)
}
