import { persistentAtom } from '@nanostores/persistent'

import '../../../lib/stores/safe-storage.ts'

import { MOST_RECENT_TOOLS, type RecentTool } from './remember-tool.ts'

/** The visitor's last tools, newest first. */
export const $recentTools = persistentAtom<RecentTool[]>('recentTools', [], {
  encode: JSON.stringify,
  decode: readRecentTools,
})

/** Empties the list. */
export function forgetTools(): void {
  $recentTools.set([])
}

/** Parses the stored list. Duplicates and invalid entries are dropped. */
export function readRecentTools(stored: string): RecentTool[] {
  try {
    const value: unknown = JSON.parse(stored)
    const tools = Array.isArray(value) ? value.filter(isRecentTool) : []
    const isFirst = ({ href }: RecentTool, index: number) =>
      tools.findIndex((tool) => tool.href === href) === index
    return tools.filter(isFirst).slice(0, MOST_RECENT_TOOLS)
  } catch {
    return []
  }
}

/** Accepts only addresses of tools: a manipulated list must not put a link to another site on the home page. */
function isRecentTool(value: unknown): value is RecentTool {
  if (typeof value !== 'object' || value === null) return false
  const { href, label, category, timestamp } = value as Record<string, unknown>
  return (
    typeof href === 'string' &&
    /^\/tools\/[a-z0-9-]+$/.test(href) &&
    typeof label === 'string' &&
    typeof category === 'string' &&
    typeof timestamp === 'number'
  )
}
