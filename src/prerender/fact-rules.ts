import type { DatedFact } from '../lib/dated-fact.ts'
import { counted } from '../lib/quantity.ts'

/** A fact with all pages that use it, such as 'tax-calculator/hra'. */
export interface SiteFact extends DatedFact {
  pages: readonly string[]
}

/** Returns the day after which a fact may be wrong; undefined for a rule of the past. */
export function goodUntil({ until, reviewBy }: DatedFact): string | undefined {
  return until ?? reviewBy
}

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Returns a sentence about the first error in the facts; undefined when there is none. */
export function findFactsError(facts: readonly SiteFact[]): string | undefined {
  const seen = new Set<string>()
  for (const fact of facts) {
    const { id, from, until, reviewBy, ended, checked, pages, name, value, source } = fact
    if (!/^[a-z0-9-]+$/.test(id)) return `The fact "${id}" needs an id of a-z, 0-9 and hyphens.`
    if (seen.has(id)) return `Two facts have the id "${id}".`
    seen.add(id)
    const ends = [until, reviewBy, ended].filter((day) => day !== undefined)
    if (ends.length !== 1) return `${id}: give one of until, reviewBy and ended.`
    const wrong = [from, checked, ...ends].find((day) => !isDay(day))
    if (wrong !== undefined) return `${id}: "${wrong}" is not a day such as 2026-11-24.`
    if ((ends[0] ?? '') < from) return `${id}: it ends before it begins.`
    if ([name, value, source].some((text) => text.trim() === '' || /NaN|undefined/.test(text)))
      return `${id}: its name, value or source is missing.`
    if (pages.length === 0) return `${id}: name the pages that use it.`
  }
  return undefined
}

function isDay(day: string): boolean {
  return ISO_DAY.test(day) && new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}

/** Sorts facts by the day after which they may be wrong, the next one first. Rules of the past come last. */
export function byEnd<T extends DatedFact>(facts: readonly T[]): T[] {
  const end = (fact: T) => goodUntil(fact) ?? '9999'
  return facts.toSorted((a, b) => (end(a) < end(b) ? -1 : Number(end(a) > end(b))))
}

/** Returns the facts that are past their day `days` days after `today`, an ISO day. */
export function pastIn<T extends DatedFact>(facts: readonly T[], days: number, today: string): T[] {
  const day = new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return byEnd(facts).filter((fact) => (goodUntil(fact) ?? '9999') < day)
}

/** What a check before a release reports, and whether it fails. */
interface FactsReport {
  text: string
  hasFailed: boolean
}

/**
 * Reports the facts that are past their day on `today`, an ISO day. One that has ended fails the check. One that is only not
 * confirmed again is listed: its page says so and takes the value as a field.
 */
export function reportPast(facts: readonly SiteFact[], today: string): FactsReport {
  const past = pastIn(facts, 0, today)
  const ended = past.filter(({ field }) => field === undefined)
  const unconfirmed = past.filter(({ field }) => field !== undefined)
  const of = `of ${counted(facts.length, 'dated fact')}`
  const parts = [
    ended.length > 0 && `Ended (${ended.length} ${of}):\n${sourcedLines(ended)}`,
    unconfirmed.length > 0 &&
      `Not confirmed again, a field on the page (${unconfirmed.length} ${of}):\n${sourcedLines(unconfirmed)}`,
  ].filter((part) => part !== false)
  const text = parts.length > 0 ? parts.join('\n') : `No fact is past its day on ${today} (${facts.length} checked).\n` // prettier-ignore
  return { text, hasFailed: ended.length > 0 }
}

function sourcedLines(facts: readonly SiteFact[]): string {
  return facts.map((fact) => `${factLine(fact)} (${fact.source})\n`).join('')
}

/** Returns a fact in one line: "2026-09-30  until   PPF: interest rate: 7.10% a year". */
export function factLine({ until, reviewBy, ended, name, value }: DatedFact): string {
  const ends = Object.entries({ until, review: reviewBy, ended })
  const [kind = '', day] = ends.find(([, day]) => day !== undefined) ?? []
  return `${day}  ${kind.padEnd(6)}  ${name}: ${value}`
}

/** Returns the anchor of a rule from its first day on: another value has another one. */
export function anchorOf({ id, from }: DatedFact): string {
  return `${id}-${from}`
}
