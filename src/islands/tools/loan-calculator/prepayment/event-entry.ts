import type { FixedPart, LoanEvent, Prepayment, RateChange } from '../loan-events.ts'
import type { Holiday } from '../loan-state.ts'
import { instalmentsBefore } from './moment-field.ts'

/** An event as entered in the form. The kind decides which fields apply. */
export interface EventEntry {
  kind: 'once' | 'month' | 'year' | 'rate' | 'instalment' | 'step-up' | 'holiday'
  /** A moment (see `momentField`). */
  after: number
  unit: Prepayment['unit']
  /** Rupees. */
  amount: number
  sharePercent: number
  /** The last moment of a repeated prepayment; 0 for none. */
  until: number
  keeps: FixedPart
  ratePercent: number
  rateThen: FixedPart | 'emi agreed' | 'months agreed'
  newEmi: number
  monthsLeft: number
  risePercent: number
  riseKeeps: FixedPart
  holidayMonths: number
  holidayInterest: Holiday['interest']
  holidayThen: Holiday['then']
}

/** Returns the fields that do not apply to an entry. */
export function hiddenOfEntry(entry: EventEntry): (keyof EventEntry)[] {
  const shown = shownOf(entry)
  return (Object.keys(entry) as (keyof EventEntry)[]).filter((name) => !shown.includes(name))
}

function shownOf({ kind, unit, rateThen, holidayInterest }: EventEntry): (keyof EventEntry)[] {
  const always = ['kind', 'after'] as const
  switch (kind) {
    case 'rate':
      return [...always, 'ratePercent', 'rateThen', ...agreedField(rateThen)]
    case 'instalment':
      return [...always, 'newEmi']
    case 'step-up':
      return [...always, 'risePercent', 'riseKeeps']
    case 'holiday':
      return [
        ...always,
        'holidayMonths',
        'holidayInterest',
        ...(holidayInterest === 'added' ? (['holidayThen'] as const) : []),
      ]
    default:
      return [
        ...always,
        'unit',
        unit === 'rupees' ? 'amount' : 'sharePercent',
        ...(kind === 'once' ? [] : (['until'] as const)),
        'keeps',
      ]
  }
}

function agreedField(then: EventEntry['rateThen']): (keyof EventEntry)[] {
  if (then === 'emi agreed') return ['newEmi']
  return then === 'months agreed' ? ['monthsLeft'] : []
}

/** Returns the event of an entry, for a loan with this month of its first EMI. An invalid moment is NaN. */
export function eventOf(entry: EventEntry, firstMonth: number): LoanEvent {
  const after = instalmentsBefore(entry.after, firstMonth)
  switch (entry.kind) {
    case 'rate':
      return { kind: 'rate', after, annualRatePercent: entry.ratePercent, then: thenOf(entry) }
    case 'instalment':
      return { kind: 'instalment', after, emi: entry.newEmi }
    case 'step-up':
      return { kind: 'step-up', after, percent: entry.risePercent, keeps: entry.riseKeeps }
    case 'holiday':
      return {
        kind: 'holiday',
        after,
        months: entry.holidayMonths,
        interest: entry.holidayInterest,
        then: entry.holidayThen,
      }
    default:
      return {
        kind: 'prepayment',
        after,
        every: entry.kind,
        ...(entry.kind !== 'once' &&
          entry.until > 0 && { until: instalmentsBefore(entry.until, firstMonth) }),
        amount: entry.unit === 'rupees' ? entry.amount : entry.sharePercent,
        unit: entry.unit,
        keeps: entry.keeps,
      }
  }
}

function thenOf({ rateThen, newEmi, monthsLeft }: EventEntry): RateChange['then'] {
  if (rateThen === 'emi agreed') return { emi: newEmi }
  return rateThen === 'months agreed' ? { months: monthsLeft } : rateThen
}
