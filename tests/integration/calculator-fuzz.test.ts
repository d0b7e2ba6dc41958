import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { rupees } from '@/lib/format.ts'

import {
  present,
  type CalculatorDefinition,
  type Fields,
  type Row,
  type Table,
} from '@/islands/calculator/frame/definition.ts'
import { figure } from '@/islands/calculator/frame/figure.ts'
import { toFragment } from '@/islands/calculator/frame/fragment.ts'
import {
  type AnyField,
  entriesOf,
  readInput,
  type Texts,
} from '@/islands/calculator/frame/inputs.ts'
import { csv, report } from '@/islands/calculator/results/downloads.ts'
import { investment, type InvestmentInput } from '@/islands/tools/sip-calculator/investment.ts'
import { optionSentences } from '@/islands/tools/sip-calculator/later.tsx'
import type { TaxInput } from '@/islands/tools/tax-calculator/income-tax.ts'
import {
  comparisonSentences,
  currentLawSentence,
} from '@/islands/tools/tax-calculator/sentences.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'

/** What no screen, report, table or link may say (docs/specification.md 1.3). */
const FORBIDDEN = /NaN|∞|Infinity|undefined|null|-₹0(?![.\d])|-0\.00%/

const DATE = new Date(2026, 10, 21)

// A thousand tries take a second or two, and many on a busy machine. Each run draws others.
vi.setConfig({ testTimeout: 120_000 })

/** What a visitor can type or paste into a field, from amounts in every spelling to noise. */
const typed = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.double().map(String),
  fc.integer({ min: -1_000, max: 10_000_000 }).map(String),
  fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value.toFixed(2)),
  fc
    .tuple(fc.integer({ min: -99, max: 9_999 }), fc.constantFrom(' lakh', ' cr', 'k', '%', '/-'))
    .map(([amount, unit]) => `₹${amount}${unit}`),
  fc.constantFrom('', '0', '-0', '-0.4', '-1', '-', '.', '1e308', '-1e308', '1e400', '1e-320'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'),
  fc.constantFrom('NaN', 'Infinity', '∞', '9'.repeat(400), '-100', '-1200', '१०,००,०००', '1e6'),
)

/** What a calculator shows beside what its definition says. */
const shownBeside: Record<string, (input: object) => string[]> = {
  'sip-calculator': (input) => {
    const plan = input as InvestmentInput
    return optionSentences(investment(plan), plan).flat()
  },
  'tax-calculator': (input) => {
    const income = input as TaxInput
    const { comparison, sentences } = comparisonSentences(income)
    const taxes = [comparison.newTax, comparison.oldTax]
    return [currentLawSentence(income), ...sentences, ...taxes.map(rupees)]
  },
}

test.each(calculatorSlugs)(
  '1,000 random texts show no NaN, infinity or minus zero in %s',
  async (slug) => {
    const definition = await definitionOf(slug)
    tryOut(definition, await lateLines(definition), shownBeside[slug])
  },
)

function tryOut<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  late: (result: Result, input: Input) => string[],
  alsoShown: (input: object) => string[] = () => [],
): void {
  fc.assert(
    fc.property(textsFor(definition.fields), (texts) => {
      const input = readInput(definition.fields, texts)
      const result = definition.calculate(input)
      const shown = [
        ...everythingShown(definition, result, input),
        ...late(result, input),
        ...alsoShown(input),
      ].join('\n')
      expect(FORBIDDEN.exec(shown)?.[0]).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
}

function textsFor<Input extends object>(fields: Fields<Input>) {
  const texts = entriesOf(fields).map(([name, field]) => [name, textFor(field)])
  return fc.record(Object.fromEntries(texts)) as fc.Arbitrary<Texts<Input>>
}

function textFor(field: AnyField): fc.Arbitrary<string> {
  if (field.kind === 'number') return typed
  if (field.kind === 'choice') {
    const values = field.options.map((option) => String(option.value))
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, typed)
  }
  const days = fc.constantFrom('', '2026-04', '2026-04-15', '9999-12-31')
  if (!('fields' in field)) return fc.oneof({ weight: 9, arbitrary: days }, typed)
  const entries = fc.array(textsFor(field.fields as Fields<object>), { maxLength: 4 })
  return entries.map((list) => list.map((texts) => new URLSearchParams(texts)).join(';'))
}

/** What is loaded later: the working, what the chart over time says, and the tables. */
async function lateLines<Input extends object, Result>({
  later,
}: CalculatorDefinition<Input, Result>): Promise<(result: Result, input: Input) => string[]> {
  const { working, overTime, tables } = (await later?.()) ?? {}
  return (result, input) => [
    ...present(working?.(result, input) ?? []).flatMap(({ lines }) => lines),
    overTime?.(result, input)?.sentence ?? '',
    ...present(tables?.(result, input) ?? []).flatMap(edgesOf),
  ]
}

function everythingShown<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  result: Result,
  input: Input,
): string[] {
  return [
    ...definition.rows(result, input).map((row: Row) => `${row.label} ${figure(row)}`),
    ...(definition.answers?.(result, input) ?? []).map(figure),
    ...(definition.notes?.(result, input) ?? []),
    ...(definition.chart?.(result, input).parts ?? []).map((part) => rupees(part.amount)),
    report(definition, input, DATE),
    toFragment(definition.fields, input),
  ]
}

/** The first and last rows, where the odd values are: formatting every cell would take minutes. */
function edgesOf(table: Table): string[] {
  const rows = [...table.rows.slice(0, 2), ...table.rows.slice(-2), table.totals ?? []]
  const cells = rows.flatMap((row) =>
    row.map((value, index) => {
      const unit = table.columns[index]?.unit ?? 'text'
      return typeof value === 'string' || unit === 'text'
        ? String(value)
        : figure({ amount: value, unit })
    }),
  )
  return [table.title, ...cells, csv({ ...table, rows: rows.slice(0, -1) })]
}
