import { counted } from '@/lib/quantity.ts'

/**
 * Returns the time for a number of words at a speed in words per minute, rounded up to seconds: 500 words at 200 →
 * "2 minutes 30 seconds". Undefined for speeds of 0 or less and for times too long to count.
 */
export function timeAt(words: number, wordsPerMinute: number): string | undefined {
  if (!(wordsPerMinute > 0)) return undefined
  const seconds = Math.ceil((words * 60) / wordsPerMinute)
  if (!Number.isSafeInteger(seconds)) return undefined
  const parts = [
    inWords(Math.floor(seconds / 3600), 'hour'),
    inWords(Math.floor(seconds / 60) % 60, 'minute'),
    inWords(seconds % 60, 'second'),
  ]
  return parts.filter((part) => part !== '').join(' ') || '0 seconds'
}

function inWords(count: number, unit: string): string {
  if (count === 0) return ''
  return counted(count, unit)
}
