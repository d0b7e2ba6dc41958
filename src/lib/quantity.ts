import { whole } from './format.ts'

/** Formats a count with its noun: (1, 'byte') → "1 byte", (1000, 'byte') → "1,000 bytes", (2, 'entry', 'entries') → "2 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${whole(count)} ${count === 1 ? one : many}`
}

/** Formats whole minutes: 1 → "1 minute", 3 → "3 minutes". */
export function minutes(count: number): string {
  return counted(count, 'minute')
}

/** Formats a number of bytes in decimal units: 20_000_000 → "20.0 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}
