import fc from 'fast-check'
import { expect, test } from 'vitest'

import { present, type CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { figure } from '@/islands/calculator/frame/figure.ts'
import { entriesOf, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

const files = import.meta.glob<Record<string, CalculatorDefinition<object, unknown>>>(
  '../../src/islands/tools/**/definition.ts',
)

/** "= ₹8,678.23" → 8678.23, "Rounded …: ₹19,25,000" → 1925000, "= 50.00%" → 50 */
function lastNumber(line: string): number {
  const found = /(-?)₹?(-?[\d,]+(?:\.\d+)?)%?$/.exec(line)
  return Number(`${found?.[1] ?? ''}${found?.[2]?.replaceAll(',', '') ?? 'NaN'}`)
}

for (const [path, load] of Object.entries(files)) {
  const slug = path.split('/').at(-2) ?? path
  test(`every working of ${slug} ends with the figure of its row`, async () => {
    const exported = Object.values(await load())
    const definition = exported.find(({ calculate }) => typeof calculate === 'function')
    const { working } = (await definition?.later?.()) ?? {}
    if (definition === undefined || working === undefined) return
    const initial: Record<string, unknown> = {
      ...readInput<object>(definition.fields, initialTexts<object>(definition.fields)),
    }
    const arbitrary = Object.fromEntries(
      entriesOf(definition.fields).map(([name, field]) => {
        if (field.kind === 'number') {
          const most = field.unit === 'rupees' ? 10_000_000 : 30
          return [name, fc.oneof(fc.constant(0), fc.integer({ min: 1, max: most * 100 }).map((n) => n / 100))] // prettier-ignore
        }
        if (field.kind === 'choice')
          return [name, fc.constantFrom(...field.options.map(({ value }) => value))]
        return [name, fc.constant(initial[name])]
      }),
    )
    fc.assert(
      fc.property(fc.record(arbitrary), (input) => {
        const result = definition.calculate(input)
        const rows = definition.rows(result, input)
        for (const { label, lines } of present(working(result, input))) {
          const row = rows.find((candidate) => label.startsWith(candidate.label))
          expect(row, label).toBeDefined()
          if (row === undefined) continue
          const shown = figure({ ...row, amount: lastNumber(lines.at(-1) ?? '') })
          expect(Math.abs(lastNumber(shown) - lastNumber(figure(row))), label).toBeLessThanOrEqual(
            // Half a rupee rounds the paise's way or the result's.
            row.unit === 'rupees' ? 1 : 0,
          )
          expect(lines.join(' ')).not.toMatch(/NaN|Infinity|undefined|∞/)
        }
      }),
      { numRuns: 300 },
    )
  })
}
