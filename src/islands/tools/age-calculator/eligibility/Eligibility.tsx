import { counted } from '@/lib/quantity.ts'
import { type PlainAnswer, AnswerPage } from '@/islands/calculator/frame/AnswerPage.tsx'
import { dateInWords, dateOfDay, dayNumber, isLeapYear } from '@/islands/ui/dates/calendar.ts'

import { ageOn, lengthParts, type LeapDayRule } from '../age.ts'
import { isYears, type EligibilityInput, eligibilityFields, hiddenFields } from './fields.ts'

/** Returns whether someone is eligible, with the days that decide it, or a validation error. */
export function eligibilityAnswer(input: EligibilityInput): PlainAnswer | string {
  const { birth, cutOff } = input
  const problem = problemOf(input)
  if (problem !== undefined) return problem
  const window = windowOf(input, '1 March')
  const windowText = `${inWords(window.earliest)} to ${inWords(window.latest)}`
  const verdict = Number.isNaN(birth) ? undefined : verdictOf(input, '1 March')
  if (verdict === undefined)
    return {
      label: 'Eligible are those born from',
      headline: windowText,
      rows: relaxedRows(input),
      notes: leapNotes(input),
    }
  const age = lengthParts(ageOn(dateOfDay(birth), dateOfDay(cutOff))).join(', ')
  return {
    label: `Aged ${age} on ${inWords(cutOff)}`,
    ...verdict,
    rows: [
      ['Old enough from', inWords(reachedOn(birth, input.minimumAge, '1 March'))],
      ['Not too old until', inWords(reachedOn(birth, limitOf(input), '1 March') - 1)],
      ['Born from', inWords(window.earliest)],
      ['Born until', inWords(window.latest)],
      ...relaxedRows(input),
    ],
    notes: leapNotes(input),
  }
}

function problemOf(input: EligibilityInput): string | undefined {
  const { birth, cutOff, minimumAge, maximumAge, relaxations } = input
  if (Number.isNaN(cutOff)) return 'Choose the cut-off date of the notice.'
  if (!isYears(minimumAge) || !isYears(maximumAge))
    return 'Enter both ages as whole years from 0 to 150.'
  if (!relaxations.every(({ years }) => isYears(years)))
    return 'Enter the years of each relaxation as a whole number from 0 to 150.'
  if (limitOf(input) <= minimumAge) return 'With these ages nobody is eligible.'
  if (dateOfDay(cutOff).year <= limitOf(input)) return 'The cut-off date is too early.'
  return birth > cutOff ? 'The date of birth is after the cut-off date.' : undefined
}

/** Returns the age that must not be reached, relaxations included. */
function limitOf({ maximumAge, maximumMeans, relaxations, together }: EligibilityInput): number {
  const years = relaxations.map((relaxation) => relaxation.years)
  const relaxed =
    together === 'sum' ? years.reduce((sum, each) => sum + each, 0) : Math.max(0, ...years)
  return maximumAge + relaxed + (maximumMeans === 'through' ? 1 : 0)
}

function windowOf(input: EligibilityInput, rule: LeapDayRule) {
  return birthWindow(input.cutOff, input.minimumAge, limitOf(input), rule)
}

function verdictOf(
  input: EligibilityInput,
  rule: LeapDayRule,
): Pick<PlainAnswer, 'headline' | 'tone'> {
  const { birth, cutOff, minimumAge } = input
  const reached = reachedOn(birth, minimumAge, rule)
  const passed = reachedOn(birth, limitOf(input), rule)
  if (reached > cutOff)
    return { headline: `Not eligible: ${counted(reached - cutOff, 'day')} too young`, tone: 'bad' }
  if (passed <= cutOff)
    return {
      headline: `Not eligible: ${counted(cutOff - passed + 1, 'day')} too old`,
      tone: 'bad',
    }
  return { headline: 'Eligible', tone: 'good' }
}

/** Returns the first eligible day of birth for each relaxation. */
function relaxedRows(input: EligibilityInput): [string, string][] {
  const { relaxations, birth, cutOff } = input
  if (relaxations.length === 0) return []
  return [{ for: 'Without relaxation', years: 0 }, ...relaxations].map((relaxation, index) => {
    const alone = { ...input, relaxations: [relaxation] }
    const from = `born from ${inWords(windowOf(alone, '1 March').earliest)}`
    const isOld = reachedOn(birth, limitOf(alone), '1 March') <= cutOff
    const label = index === 0 ? relaxation.for : `${index}. ${relaxation.for}`
    if (Number.isNaN(birth)) return [label, from]
    return [label, isOld ? `${from}: too old` : `${from}: not too old`]
  })
}

/** Returns the notes on the other rule for 29 February, if it changes the answer. */
function leapNotes(input: EligibilityInput): string[] {
  const rule = '28 February'
  const [own, other] = [windowOf(input, '1 March'), windowOf(input, rule)]
  const notes = []
  if (own.earliest !== other.earliest || own.latest !== other.latest)
    notes.push(
      `For a birth on 29 February, the birthday counts as 1 March in other years. If it is 28 February, the window is ${inWords(other.earliest)} to ${inWords(other.latest)}.`,
    )
  if (Number.isNaN(input.birth)) return notes
  const { headline } = verdictOf(input, rule)
  if (headline !== verdictOf(input, '1 March').headline)
    notes.push(`With a birthday on 28 February the answer is: ${headline}.`)
  return notes
}

function inWords(day: number): string {
  return dateInWords(dateOfDay(day))
}

/** The first and the last eligible day of birth. */
interface BirthWindow {
  earliest: number
  latest: number
}

/**
 * Returns the days of birth of those who have reached the minimum age on the cut-off day but not the limit. The latest is the
 * cut-off less the minimum, the earliest the day after the cut-off less the limit. All are day numbers. Example: 18 and not yet
 * 27 on 1 August 2026 is 2 August 1999 to 1 August 2008, as published for the SSC examination.
 */
export function birthWindow(
  cutOff: number,
  minimumAge: number,
  limit: number,
  rule: LeapDayRule,
): BirthWindow {
  return {
    earliest: lastBorn(cutOff, limit, rule) + 1,
    latest: lastBorn(cutOff, minimumAge, rule),
  }
}

/** Returns the last day of birth of those who have reached an age on a day. */
function lastBorn(cutOff: number, age: number, rule: LeapDayRule): number {
  const { year, month, day } = dateOfDay(cutOff)
  const born = { year: year - age, month, day }
  const isFebruary28 = month === 2 && day === 28 && !isLeapYear(year)
  // By that rule a birthday of 29 February falls on this day in other years.
  if (isFebruary28 && isLeapYear(born.year) && rule === '28 February') born.day = 29
  if (month === 2 && day === 29 && !isLeapYear(born.year)) born.day = 28
  return dayNumber(born)
}

/** Returns the day on which someone reaches an age, by the rule for a birthday of 29 February. */
export function reachedOn(birth: number, age: number, rule: LeapDayRule): number {
  const { year, month, day } = dateOfDay(birth)
  if (month !== 2 || day !== 29 || isLeapYear(year + age))
    return dayNumber({ year: year + age, month, day })
  const february28 = dayNumber({ year: year + age, month, day: 28 })
  return rule === '28 February' ? february28 : february28 + 1
}

/** Checks an age against the limits of a notice on its cut-off date. */
export default function Eligibility() {
  return (
    <AnswerPage
      fields={eligibilityFields}
      hiddenFields={hiddenFields}
      answerOf={eligibilityAnswer}
      example="Eligible"
    />
  )
}
