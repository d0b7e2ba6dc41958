import { whole } from './format.ts'

/** Formats whole minutes: 1 → "1 minute", 3 → "3 minutes". */
export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${whole(count)} minutes`
}

/** Formats a number of bytes in decimal units: 20_000_000 → "20.0 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}
