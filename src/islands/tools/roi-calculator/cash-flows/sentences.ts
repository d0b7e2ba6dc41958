import { percent } from '@/lib/format.ts'

import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import type { CashFlowResult } from './cash-flows.ts'

const PROBLEMS: Record<NonNullable<CashFlowResult['problem']>, string> = {
  'unusable entry': 'Each amount needs its date and is ₹0 or more, so there is no rate yet.',
  'one way':
    'The money goes one way only. A return needs money put in and money got back. What is still invested counts as got back: add its worth, with the date of today.',
  'one day': 'All the money moves on one day, so no time has passed in which it could earn.',
  'no rate':
    'No rate fits: at none from -99.9999% to 12,00,00,000% a year is what came back worth what was put in.',
  'too large': 'These amounts are too large to calculate with.',
  inflation: 'A return after inflation needs an inflation above -100%.',
}

/** From when to when the money moved, in a sentence. Undefined without a rate. */
export function cashFlowSentence({ days, yearlyPercent }: CashFlowResult): string | undefined {
  if (!Number.isFinite(yearlyPercent)) return undefined
  return `From ${inWords(days[0]?.day)} to ${inWords(days.at(-1)?.day)} the money earned as much as a deposit at ${percent(yearlyPercent)} a year.`
}

/** Why there is no rate, or not one alone. */
export function cashFlowNotes({ problem, fitting }: CashFlowResult): string[] {
  const several =
    fitting.length > 1
      ? [
          `${fitting.length} rates fit: ${fitting.map(percent).join(' and ')} a year. The money changes its direction more than once, and none of them alone is its return. A spreadsheet shows one of them.`,
        ]
      : []
  return problem === undefined ? several : [...several, PROBLEMS[problem]]
}

function inWords(day = 0): string {
  return dateInWords(dateOfDay(day))
}
