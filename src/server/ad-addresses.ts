import { globSync, readFileSync } from 'node:fs'

import { frameAddresses, readAdvertising } from '../lib/advertising.ts'
import { writtenValue } from '../lib/frontmatter.ts'

/** Where the advertisements that this site holds itself are booked. */
const folder = new URL('../content/ads/', import.meta.url)

/**
 * Every address that advertisements open or load from elsewhere. None while a setting is wrong: the start or the build stops
 * then (settings.ts).
 */
export function readAdAddresses(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  try {
    const advertising = readAdvertising(environment)
    const isHeldHere = advertising.mode === 'house' || advertising.mode === 'frame'
    return [...frameAddresses(advertising), ...new Set(isHeldHere ? readLinks() : [])]
  } catch {
    return []
  }
}

function readLinks(): string[] {
  return globSync('*.md', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const link = writtenValue(text, 'link')
    // Without a path an address has the root's.
    return link?.startsWith('https:') ? new URL(link.replace(/#.*/, '')).href : []
  })
}
