import { percent } from '@/lib/format.ts'

import type { Row } from '@/islands/calculator/frame/definition.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import type { CashFlowResult } from './cash-flows.ts'

/** Returns the rows of the yearly return. */
export function rateRows({
  putIn,
  gotBack,
  yearlyPercent,
  realPercent,
  kind,
}: CashFlowResult): Row[] {
  // A cost of borrowing is better when it is low.
  const rateTone = kind === undefined || kind === 'lost' ? tone : () => undefined
  const gain = gotBack - putIn
  return [
    {
      label: 'Return a Year (XIRR)',
      amount: yearlyPercent,
      unit: 'percent',
      tone: rateTone(yearlyPercent),
      better: 'more',
    },
    { label: 'After Inflation', amount: realPercent, unit: 'percent', tone: rateTone(realPercent) },
    { label: 'Put In', amount: putIn, unit: 'rupees' },
    { label: 'Got Back', amount: gotBack, unit: 'rupees' },
    { label: 'Gain or Loss', amount: gain, unit: 'rupees', tone: tone(gain), better: 'more' },
  ]
}

/** Returns whether a rate or an amount is good or bad; undefined while it is unknown. */
export function tone(amount: number): Row['tone'] {
  if (!Number.isFinite(amount)) return undefined
  return amount >= 0 ? 'good' : 'bad'
}

const PROBLEMS: Record<NonNullable<CashFlowResult['problem']>, string> = {
  'unusable entry': 'Each amount needs a date and must be ₹0 or more.',
  'one way':
    'A return needs money put in and money got back. Add money still invested as got back: its value, with today’s date.',
  'one day': 'All amounts have the same date. A return needs at least two dates.',
  'no rate': 'No rate from -99.9999% to 12,00,00,000% a year fits these amounts.',
  'too large': 'These amounts are too large to calculate with.',
  inflation: 'A return after inflation needs an inflation above -100%.',
}

/** Returns a sentence from when to when the money moved. Undefined without a rate. */
export function rateSentence({ days, yearlyPercent, kind }: CashFlowResult): string | undefined {
  if (!Number.isFinite(yearlyPercent)) return undefined
  const rate = percent(yearlyPercent)
  const [from, to] = [inWords(days[0]?.day), inWords(days.at(-1)?.day)]
  if (kind === 'lost') return 'Everything was lost: nothing of the money put in came back.'
  if (kind === 'borrowed')
    return `The list begins with money got back, so ${rate} a year is the cost of borrowing it from ${from} to ${to}, not what money put in earned.`
  if (kind === 'got back first')
    return `The list begins with money got back, so ${rate} a year is partly the cost of borrowing and partly what money put in earned.`
  return `From ${from} to ${to} the money earned as much as a deposit at ${rate} a year.`
}

/** Returns why there is no rate, or more than one. */
export function rateNotes({ problem, fitting }: CashFlowResult): string[] {
  const several =
    fitting.length > 1
      ? [
          `${fitting.length} rates fit: ${fitting.map(percent).join(' and ')} a year. The money changes direction more than once, so no single rate is the return. A spreadsheet shows one of them.`,
        ]
      : []
  return problem === undefined ? several : [...several, PROBLEMS[problem]]
}

function inWords(day = 0): string {
  return dateInWords(dateOfDay(day))
}
