import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { ageField } from '../age-field.ts'
import { PROBLEMS } from '../deposit/bank-deposit.ts'
import { entryProblem, type LadderEntry, type LadderInput } from './ladder.ts'

const startDate = dayNumber({ year: 2026, month: 12, day: 1 })
const added = { principal: 300_000, annualRatePercent: 7, startDate, years: 1, days: 0, bank: 'A' }

/** The fields of the page: the deposits, and the age that decides on TDS. */
export const ladderFields: Fields<LadderInput> = {
  deposits: listField<LadderEntry>({
    label: 'Your deposits',
    hint: 'Give those at the same bank the same letter.',
    entryLabel: 'Deposit',
    most: 20,
    initial: [added, { ...added, years: 2 }, { ...added, years: 3, bank: 'B' }],
    fields: {
      principal: {
        kind: 'number',
        label: 'Amount (₹)',
        initial: added.principal,
        unit: 'rupees',
        step: 1_000,
      },
      annualRatePercent: {
        kind: 'number',
        label: 'Rate (% p.a.)',
        initial: added.annualRatePercent,
        unit: 'percent',
        step: 0.1,
      },
      startDate: { ...dateField({ label: 'Deposited on' }), initial: startDate },
      years: yearsField({ label: 'Length (Years)', initial: added.years }),
      days: { kind: 'number', label: 'and Days', initial: added.days, unit: 'count' },
      bank: {
        kind: 'choice',
        look: 'select',
        label: 'Stands at',
        initial: added.bank,
        options: [...'ABCDEFGH'].map((value) => ({ value, label: `Bank ${value}` })),
      },
    },
    sentence: ({ bank, days, startDate }, { principal, annualRatePercent, ...words }) =>
      [
        `${principal} at ${annualRatePercent}`,
        ...(Number.isNaN(startDate) ? [] : [`from ${words.startDate}`]),
        `for ${words.years}${days > 0 ? ` and ${days} days` : ''}, bank ${bank}`,
      ].join(' '),
    error(entry) {
      const problem = entryProblem(entry)
      return problem && PROBLEMS[problem]
    },
  }),
  age: ageField,
}
