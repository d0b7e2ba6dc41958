import type { Table } from '@/islands/calculator/frame/definition.ts'
import { growth, times } from '@/islands/calculator/money/compounding.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import { rupees } from '@/lib/format.ts'

import { frequencyName, FREQUENCIES, type CompoundInterestInput } from './compound-interest.ts'
import { targetAnswers } from './sentences.ts'

/** How long it takes to the wanted amount, at which rate it comes in time, and from how much. */
export function TargetAnswers({ input }: { input: CompoundInterestInput }) {
  const settled = useSettled(input)
  const answers = targetAnswers(settled)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="text-lg">To have {rupees(settled.targetAmount)}</h3>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="label font-semibold">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The five frequencies side by side. */
export function FrequencyTable({ input }: { input: CompoundInterestInput }) {
  return <LaterTables input={input} calculate={itself} tablesOf={frequencyTables} />
}

function itself(input: CompoundInterestInput): CompoundInterestInput {
  return input
}

/** What the rate comes to in a year, and the principal in its time, with each of the frequencies. */
export function frequencyTables(_: unknown, input: CompoundInterestInput): Table[] {
  const { principal, years } = input
  const periodRate = (frequency: number) => input.annualRatePercent / 100 / frequency
  return [
    {
      title: 'All five frequencies',
      fileName: 'compound-interest-frequencies',
      columns: [
        { label: 'Compounding', unit: 'text' },
        { label: 'Effective rate a year', unit: 'percent' },
        { label: 'The principal comes to', unit: 'rupees' },
      ],
      rows: FREQUENCIES.map((frequency) => [
        frequencyName(frequency),
        100 * growth(periodRate(frequency), frequency),
        times(principal, 1 + growth(periodRate(frequency), frequency * years)),
      ]),
    },
  ]
}
