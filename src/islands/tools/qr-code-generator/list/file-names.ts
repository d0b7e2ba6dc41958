import type { ListEntry } from './list-entries.ts'

const LONGEST_NAME = 60

/** The name of a code's file: its place in the list, and of its name what every file system takes. */
export function fileNameOf({ name }: ListEntry, place: number, count: number): string {
  const number = String(place).padStart(String(count).length, '0')
  const plain = name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .replace(/\s+/g, ' ')
  const short = Array.from(plain).slice(0, LONGEST_NAME).join('')
  const trimmed = short.replace(/^[\s.-]+|[\s.-]+$/g, '')
  return trimmed === '' ? number : `${number} ${trimmed}`
}
