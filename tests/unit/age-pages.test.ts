import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { datesAnswer } from '@/islands/tools/age-calculator/between-dates/BetweenDates.tsx'
import {
  datesFields,
  type DatesInput,
} from '@/islands/tools/age-calculator/between-dates/fields.ts'
import { eligibilityAnswer } from '@/islands/tools/age-calculator/eligibility/Eligibility.tsx'
import {
  eligibilityFields,
  type EligibilityInput,
} from '@/islands/tools/age-calculator/eligibility/fields.ts'
import { lengthInEnglish, lengthInHindi } from '@/islands/tools/age-calculator/WrittenLength.tsx'
import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { testStates } from '../stated-figures.ts'

// The examples of the pages about dates and of their questions, by the tools themselves.

const day = (iso: string) => dayNumber(parseDate(iso) ?? { year: NaN, month: 1, day: 1 })
const freshDates = readInput(datesFields, initialTexts(datesFields))
const dates = (from: string, given: Partial<DatesInput>) => {
  const found = datesAnswer({ ...freshDates, from: day(from), ...given })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const row = (from: string, to: string, label: string, given: Partial<DatesInput> = {}) =>
  dates(from, { to: day(to), ...given }).rows.find(([name]) => name === label)?.[1]
const later = (from: string, amount: number, unit: DatesInput['unit']) =>
  dates(from, { task: 'later', amount, unit }).headline
const november = ['2026-11-01', '2026-11-30'] as const
const worked = 'Working days, both counted'
const long = { years: 26, months: 11, days: 22 }

testStates('tools/age-calculator/between-dates.mdx', 'the page of dates is right about %s', [
  ['a length', `it is ${dates('1998-08-10', { to: day('2025-08-01') }).headline}`],
  ['its days', `${row('1998-08-10', '2025-08-01', 'Days, the first not counted')} days`],
  ['the end of January', `| 1 month | ${later('2026-01-31', 1, 'months')} |`],
  ['that of a leap year', `| 1 month | ${later('2024-01-31', 1, 'months')} |`],
  ['the leap day', `| 1 year | ${later('2024-02-29', 1, 'years')} |`],
  ['the days of banks', `leaves ${row(...november, worked, { weekend: 'bank' })} working days`],
  ['those of offices', `Saturday and Sunday leaves ${row(...november, worked)}.`],
  ['working days later', `a Friday, is ${later('2026-11-20', 10, 'working days')}`],
])

const exam = {
  ...readInput(eligibilityFields, initialTexts(eligibilityFields)),
  cutOff: day('2026-08-01'),
}
const window = (given: Partial<EligibilityInput> = {}) => {
  const found = eligibilityAnswer({ ...exam, ...given })
  if (typeof found === 'string') throw new Error(found)
  const [earliest = '', latest = ''] = found.headline.split(' to ')
  return { earliest, latest }
}
const relaxed = (years: number) => window({ relaxations: [{ for: 'SC or ST', years }] }).earliest

testStates('tools/age-calculator/eligibility.mdx', 'the page of age limits is right about %s', [
  ['the latest date', `less the minimum, ${window().latest}.`],
  ['the earliest date', `a day later, ${window().earliest}.`],
  ['3 years', `With 3 years the earliest date of birth in the example is ${relaxed(3)}`],
  ['5 years', `with 5 years ${relaxed(5)}.`],
])

testStates('faq/general.md', 'the questions about dates are right about %s', [
  ['November', `there are ${row(...november, 'Days, the first not counted')} days`],
  ['both ends', `and ${row(...november, 'Days, both counted')} with both`],
  ['English words', `"${lengthInEnglish(long)}"`],
  ['Hindi words', `"${lengthInHindi(long)}"`],
  ['the earliest date of birth', `For 27 years on 1 August 2026 that is ${window().earliest}.`],
])
