import { fieldNames, type Dialect, type FieldRule } from './dialects.ts'

/** Values from one to another in steps. Weekdays are 0 (Sunday) to 6 in every dialect. */
export interface Item {
  from: number
  to: number
  step: number
  isStar: boolean
}

/** A day that depends on the month: from its end, nearest to a weekday, or a weekday counted in it. */
export type SpecialDay =
  | { kind: 'last'; before: number }
  | { kind: 'nearest'; day: number | 'last' }
  | { kind: 'last-weekday'; weekday: number }
  | { kind: 'nth-weekday'; weekday: number; nth: number }

export interface Field {
  rule: FieldRule
  text: string
  items: Item[]
  values: ReadonlySet<number>
  special?: SpecialDay
  /** "?" in Quartz: the other day field decides. */
  isOpen: boolean
  /** Whether it begins with a star, which is what makes both day fields count together in cronie. */
  hasStar: boolean
}

/** Parses one field. Throws an error that names the field and the character of the line. */
export function parseField(text: string, rule: FieldRule, dialect: Dialect, at: number): Field {
  const base = { rule, text, hasStar: text.startsWith('*'), isOpen: false }
  const isDay = rule.name === 'day' || rule.name === 'weekday'
  if (dialect !== 'unix' && isDay) {
    if (text === '?') return { ...base, items: [], values: new Set(), isOpen: true }
    // L alone in the weekday is 7, every Saturday (Quartz CronExpression).
    if (rule.name === 'weekday' && /^L$/i.test(text)) return parseField('7', rule, dialect, at)
    const special = specialDay(text, rule, at)
    if (special !== undefined) return { ...base, items: [], values: new Set(), special }
  }
  if (dialect === 'unix') refuseQuartz(text, rule, at)
  let place = at
  const items = text.split(',').map((part) => {
    const item = parseItem(part, rule, dialect, place)
    place += part.length + 1
    return item
  })
  const values = new Set(items.flatMap((item) => valuesOf(item, rule)))
  return {
    ...base,
    items: items.map((item) => normalised(item, rule)),
    values: new Set([...values].map((value) => weekdayOf(value, rule))),
  }
}

function refuseQuartz(text: string, rule: FieldRule, at: number): void {
  // Each item as a whole, so that the letters of a wrong word are not taken for those of Quartz.
  const sign =
    /(?<=(?:^|,))\?(?=,|$)|(?<=(?:^|,)(?:\d{1,2}|[a-z]{3}))#(?=\d+(?:,|$))|(?<=(?:^|,)(?:\d{1,2})?)L(?=W?(?:-\d{1,2})?(?:,|$))|(?<=(?:^|,)\d{1,2})W(?=,|$)/i
  const index = text.search(sign)
  if (index === -1) return
  fail(
    rule,
    at + index,
    `“${text[index] ?? ''}” works only in Quartz and AWS. In five fields write * for “?”, and a day or weekday in numbers.`,
  )
}

function parseItem(text: string, rule: FieldRule, dialect: Dialect, at: number): Item {
  const [range = '', stepText, more] = text.split('/')
  if (text === '') return fail(rule, at, 'A value is missing.')
  if (more !== undefined) return fail(rule, at, `“${text}” has two steps.`)
  const step = stepText === undefined ? 1 : Number(stepText)
  const stepAt = at + range.length + 1
  if (stepText !== undefined && !/^\d{1,4}$/.test(stepText))
    return fail(rule, stepAt, `The step “${stepText}” is not a number.`)
  if (step === 0) return fail(rule, stepAt, 'A step of 0 never moves on. Write 1 or more.')
  if (range === '*')
    return {
      from: rule.min,
      to: rule.name === 'weekday' ? rule.min + 6 : rule.max,
      step,
      isStar: true,
    }
  const [first = '', last, third] = range.split('-')
  if (third !== undefined) return fail(rule, at, `“${range}” has two hyphens.`)
  const from = valueOf(first, rule, at)
  if (last !== undefined) return rangeOf({ from, to: valueOf(last, rule, at + first.length + 1), step, isStar: false }, range, rule, dialect, at) // prettier-ignore
  if (stepText === undefined) return { from, to: from, step, isStar: false }
  if (dialect === 'unix')
    return fail(
      rule,
      at,
      `A step needs a range: write ${first}-${rule.max}/${stepText}, or */${stepText}.`,
    )
  return { from, to: rule.max, step, isStar: false }
}

function rangeOf(item: Item, text: string, rule: FieldRule, dialect: Dialect, at: number): Item {
  if (item.from <= item.to || (dialect === 'quartz' && rule.name !== 'year')) return item
  return fail(
    rule,
    at,
    `The range “${text}” runs backwards. Write two ranges with a comma between them.`,
  )
}

function valueOf(text: string, rule: FieldRule, at: number): number {
  const named = rule.names?.indexOf(text.toUpperCase()) ?? -1
  if (named !== -1) return rule.min + named
  const { min, max } = rule
  const range = `${fieldNames[rule.name]} is ${min} to ${max}.`
  if (text === '') return fail(rule, at, `A value is missing. ${range}`)
  if (!/^\d{1,4}$/.test(text)) return fail(rule, at, `“${text}” is not a value. ${range}`)
  const value = Number(text)
  return value >= min && value <= max ? value : fail(rule, at, `${text} is out of range. ${range}`)
}

function valuesOf({ from, to, step }: Item, { min, max }: FieldRule): number[] {
  const end = from <= to ? to : to + max - min + 1
  const count = Math.floor((end - from) / step) + 1
  return Array.from(
    { length: count },
    (_, index) => min + ((from - min + index * step) % (max - min + 1)),
  )
}

function weekdayOf(value: number, rule: FieldRule): number {
  return rule.name === 'weekday' ? (value - (rule.min === 1 ? 1 : 0)) % 7 : value
}

function normalised(item: Item, rule: FieldRule): Item {
  return { ...item, from: weekdayOf(item.from, rule), to: weekdayOf(item.to, rule) }
}

function specialDay(text: string, rule: FieldRule, at: number): SpecialDay | undefined {
  return rule.name === 'day' ? specialOfMonth(text, rule, at) : specialOfWeek(text, rule, at)
}

function specialOfMonth(text: string, rule: FieldRule, at: number): SpecialDay | undefined {
  const [, before] = /^L(?:-(\d{1,2}))?$/i.exec(text) ?? []
  if (before !== undefined && Number(before) > 30)
    return fail(rule, at + 2, 'The offset from the last day is 0 to 30.')
  if (/^L(?:-\d{1,2})?$/i.test(text)) return { kind: 'last', before: Number(before ?? 0) }
  if (/^(?:LW|WL)$/i.test(text)) return { kind: 'nearest', day: 'last' }
  const [, day] = /^(\d{1,2})W$/i.exec(text) ?? []
  return day === undefined ? undefined : { kind: 'nearest', day: valueOf(day, rule, at) }
}

function specialOfWeek(text: string, rule: FieldRule, at: number): SpecialDay | undefined {
  const [, last] = /^(\d|[a-z]{3})L$/i.exec(text) ?? []
  if (last !== undefined)
    return { kind: 'last-weekday', weekday: weekdayOf(valueOf(last, rule, at), rule) }
  const [, name, nth] = /^(\d|[a-z]{3})#(\d+)$/i.exec(text) ?? []
  if (name === undefined) return undefined
  const weekday = weekdayOf(valueOf(name, rule, at), rule)
  const count = Number(nth)
  if (count < 1 || count > 5)
    return fail(
      rule,
      at + name.length + 1,
      'A month has a weekday one to five times: write #1 to #5.',
    )
  return { kind: 'nth-weekday', weekday, nth: count }
}

function fail(rule: FieldRule, at: number, reason: string): never {
  throw new Error(`${fieldNames[rule.name]}, character ${at + 1}: ${reason}`)
}
