import { MONTHS } from '@/lib/long-date.ts'
import { counted, plural } from '@/lib/quantity.ts'
import type { FieldName } from './dialects.ts'
import type { Schedule } from './parse-cron.ts'
import type { Field, Item, SpecialDay } from './parse-field.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
/** More times of day than these are described by their fields. */
const MOST_TIMES = 4

/** Describes a schedule in English: "At 09:30, on Monday to Friday". */
export function inWords(schedule: Schedule): string {
  const { fields } = schedule
  const parts = [
    timeWords(fields),
    dayWords(schedule),
    monthWords(fields.month),
    yearWords(fields.year),
  ]
  const text = parts.filter((part) => part !== '').join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function timeWords({ second, minute, hour }: Schedule['fields']): string {
  const seconds = second === undefined || second.text === '0' ? undefined : second
  const isFew = hour.values.size * minute.values.size <= MOST_TIMES
  if (seconds === undefined && isFew && !hour.hasStar && !minute.hasStar) {
    const times = [...hour.values]
      .toSorted((a, b) => a - b)
      .flatMap((h) =>
        [...minute.values].toSorted((a, b) => a - b).map((m) => `${two(h)}:${two(m)}`),
      )
    return `at ${listed(times)}`
  }
  const smaller = seconds === undefined ? '' : `${unitWords(seconds, 'second')}, `
  if (isEvery(minute) && smaller !== '')
    return `${smaller}${hourWords(hour, 'in every minute')}`.replace(/, in every minute$/, '')
  return `${smaller}${hourWords(hour, unitWords(minute, 'minute'))}`
}

function hourWords(hour: Field, before: string): string {
  if (isEvery(hour))
    return before.startsWith('every') || before.startsWith('in every')
      ? before
      : `${before} of every hour`
  const [item] = hour.items
  if (item !== undefined && hour.items.length === 1 && item.from <= item.to) {
    const isEveryHour = item.step === 1
    if (isEveryHour) return `${before}, from ${two(item.from)}:00 to ${two(item.to)}:59`
    return `${before}, in every ${ordinal(item.step)} hour from ${two(item.from)}:00 to ${two(item.to)}:59`
  }
  return `${before}, in the hours ${itemsWords(hour.items, String)}`
}

function unitWords({ items, values }: Field, unit: 'second' | 'minute'): string {
  const [item] = items
  if (item === undefined || items.length > 1 || item.from >= item.to)
    return `at ${plural(values.size, unit, `${unit}s`)} ${itemsWords(items, String)}`
  const { from, to, step } = item
  const isWhole = from === 0 && to === 59
  if (step === 1) return isWhole ? `every ${unit}` : `every ${unit} from ${unit} ${from} to ${to}`
  if (!isWhole) return `every ${step} ${unit}s from ${unit} ${from} to ${to}`
  return 60 % step === 0 ? `every ${step} ${unit}s` : `at every ${ordinal(step)} ${unit} from 0`
}

function dayWords({ fields, dialect }: Schedule): string {
  const { day, weekday, hour, minute } = fields
  const [isEachDay, isEachWeekday] = [day.values.size === 31, weekday.values.size === 7]
  const isEither = dialect === 'unix' && !day.hasStar && !weekday.hasStar
  const isDaily = isEither && (isEachDay || isEachWeekday)
  const month = isDaily || day.isOpen || isEachDay ? '' : onDay(day)
  const week = isDaily || weekday.isOpen || isEachWeekday ? '' : onWeekday(weekday)
  if (month === '' && week === '') return hour.hasStar || minute.hasStar ? '' : 'every day'
  if (month === '' || week === '') return month + week
  return isEither
    ? `${month}, and also ${week}`
    : `${month}, but only if it is ${week.replace(/^on /, '')}`
}

function onDay({ special, items, values }: Field): string {
  if (special !== undefined) return specialWords(special)
  const [item] = items
  if (item?.isStar) return `on every ${ordinal(item.step)} day of the month from 1`
  return `on ${plural(values.size, 'day', 'days')} ${itemsWords(items, String)} of the month`
}

function onWeekday(field: Field): string {
  return field.special ? specialWords(field.special) : `on ${namesWords(field, weekdayName)}`
}

/** Names the values of a field with steps one by one: "every second" could be meant as a unit of time. */
function namesWords({ items, values }: Field, nameOf: (value: number) => string): string {
  if (items.every(({ step }) => step === 1)) return itemsWords(items, nameOf)
  return listed([...values].map(nameOf))
}

function specialWords(special: SpecialDay): string {
  switch (special.kind) {
    case 'last':
      if (special.before === 0) return 'on the last day of the month'
      return `${counted(special.before, 'day')} before the last day of the month`
    case 'nearest':
      return special.day === 'last'
        ? 'on the last day from Monday to Friday of the month'
        : `on the day from Monday to Friday nearest to day ${special.day} of the month`
    case 'last-weekday':
      return `on the last ${weekdayName(special.weekday)} of the month`
    case 'nth-weekday':
      return `on the ${ORDINALS[special.nth - 1] ?? ''} ${weekdayName(special.weekday)} of the month`
  }
}

function monthWords(month: Field): string {
  return month.values.size === 12 ? '' : `in ${namesWords(month, monthName)}`
}

function yearWords(year: Field | undefined): string {
  return year === undefined || isEvery(year) ? '' : `in ${itemsWords(year.items, String)}`
}

/** Describes one field alone, for the list of fields. */
export function fieldWords(name: FieldName, field: Field): string {
  if (field.isOpen) return 'not set'
  if (field.special !== undefined) return specialWords(field.special)
  if (isEvery(field) || (name === 'weekday' && field.values.size === 7)) return 'every'
  if (name === 'weekday') return namesWords(field, weekdayName)
  if (name === 'month') return namesWords(field, monthName)
  return itemsWords(field.items, String)
}

function itemsWords(items: readonly Item[], nameOf: (value: number) => string): string {
  return listed(
    items.map(({ from, to, step, isStar }) => {
      const isEach = step === 1
      if (isStar) return isEach ? 'every one' : `every ${ordinal(step)} from ${nameOf(from)}`
      if (from === to && isEach) return nameOf(from)
      const range = `${nameOf(from)} to ${nameOf(to)}`
      return isEach ? range : `every ${ordinal(step)} from ${range}`
    }),
  )
}

function isEvery({ items }: Field): boolean {
  return items.some(({ isStar, step }) => isStar && step === 1)
}

function monthName(number: number): string {
  return MONTHS[number - 1] ?? ''
}

function weekdayName(number: number): string {
  return WEEKDAYS[number] ?? ''
}

function ordinal(number: number): string {
  if (number === 2) return 'second'
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
