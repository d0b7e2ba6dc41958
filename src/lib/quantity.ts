import { whole } from './format.ts'

/** Returns the text for one or the text for another number: (1, 'once', '3 times') → "once". */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** Formats a count with its noun: (1, 'byte') → "1 byte", (1000, 'byte') → "1,000 bytes", (2, 'entry', 'entries') → "2 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${whole(count)} ${plural(count, one, many)}`
}

/** Formats whole minutes: 1 → "1 minute", 3 → "3 minutes". */
export function minutes(count: number): string {
  return counted(count, 'minute')
}
