import { counted } from './quantity.ts'

/** Formats a number of bytes in decimal units: 20_000_000 → "20.0 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte')
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(2)} GB`
}
