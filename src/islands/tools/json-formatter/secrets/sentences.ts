import { fileSize } from '@/lib/file-size.ts'
import { counted } from '@/lib/quantity.ts'

export const NOT_SEARCHED = 'This result was not searched for secrets.'
export const REDACT = 'Redact'
export const REDACTING = 'Redacting…'
export const UNDO = 'Undo redaction'

/** Returns the warning, for example "May contain 3 secrets in 1.2 KB". */
export function foundWords(count: number, bytes: number): string {
  return `May contain ${counted(count, 'secret')} in ${fileSize(bytes)}.`
}

/** Returns the message after redaction. */
export function redactedWords(count: number): string {
  const values = counted(count, 'value is', 'values are')
  return `${values} replaced by "[redacted]" in the result that you see, copy and download. The input is unchanged.`
}
