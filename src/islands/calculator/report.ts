import { groupedNumber } from '@/lib/digit-groups.ts'
import { longDate, NO_VALUE } from '@/lib/format.ts'
import { site } from '@/lib/site.ts'

import type { CalculatorDefinition, ChoiceInput, NumberInput, Unit } from './definition.ts'
import { figure } from './figure.ts'
import { entriesOf } from './inputs.ts'
import { notesOf } from './notes.ts'

/** The plain-text report of a calculation: title, inputs, results and the day it was made. */
export function report<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
  date: Date,
): string {
  const result = definition.calculate(input)
  const given = entriesOf(definition.fields)
    // An option nobody touched says nothing about this calculation.
    .filter(([name, field]) => !field.isOption || input[name] !== field.initial)
    .map(([name, field]) => [field.label.replace(' (₹)', ''), givenText(field, input[name])])
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
    ...lines(given),
    '',
    'Results',
    ...lines(found),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `Generated on ${longDate(date)} by ${site.name}`,
    '',
  ].join('\n')
}

function givenText(field: NumberInput | ChoiceInput<unknown>, value: unknown): string {
  if (field.kind === 'number') return givenFigure(value as number, field.unit)
  return (
    field.options.find((option) => option.value === value)?.label ??
    field.otherLabel ??
    String(value)
  )
}

function lines(pairs: readonly (readonly string[])[]): string[] {
  return pairs.map(([label, value]) => `${label}: ${value}`)
}

/** An input's value as it was given, free of rounding: "8.5%", "₹10,00,000", "2.5 years". */
export function givenFigure(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (unit === 'percent') return `${groupedNumber(amount)}%`
  if (unit === 'rupees')
    return amount < 0 ? `-₹${groupedNumber(-amount)}` : `₹${groupedNumber(amount)}`
  return figure({ amount, unit })
}
