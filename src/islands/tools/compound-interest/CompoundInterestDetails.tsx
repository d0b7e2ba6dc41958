import type { Table } from '@/islands/calculator/frame/definition.ts'
import { growth, times } from '@/lib/compounding.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { rupees } from '@/lib/format.ts'

import { frequencyName, FREQUENCIES, type CompoundInterestInput } from './compound-interest.ts'
import { targetAnswers } from './sentences.ts'

/** The time, the rate and the principal that reach the wanted amount. */
export function TargetAnswers({ input }: { input: CompoundInterestInput }) {
  const answers = targetAnswers(input)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="heading-3">To have {rupees(input.targetAmount)}</h3>
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

export function FrequencyTable({ input }: { input: CompoundInterestInput }) {
  return <LaterTables input={input} calculate={identity} tablesOf={frequencyTables} />
}

function identity(input: CompoundInterestInput): CompoundInterestInput {
  return input
}

/** Returns the table of the effective rate and the final value for each compounding frequency. */
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
