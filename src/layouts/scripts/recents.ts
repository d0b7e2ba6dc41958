import { persistentAtom } from '@nanostores/persistent'

import '../../lib/stores/safe-storage.ts'

/** A visited tool, as stored under the key 'recentTools'. */
export interface RecentTool {
  href: string
  label: string
  category: string
  /** Milliseconds since 1970. */
  timestamp: number
}

const MOST_RECENT_TOOLS = 6

/** The visitor's last tools, newest first. */
export const $recentTools = persistentAtom<RecentTool[]>('recentTools', [], {
  encode: JSON.stringify,
  decode: readRecentTools,
})

/** Saves a visit: the tool moves to the front of the list, and a seventh tool is removed. */
export function rememberTool(tool: RecentTool): void {
  $recentTools.set(withVisit($recentTools.get(), tool))
}

/** Empties the list. */
export function forgetTools(): void {
  $recentTools.set([])
}

/** Returns the list after a visit: newest first, each address once, at most six. */
export function withVisit(tools: readonly RecentTool[], visited: RecentTool): RecentTool[] {
  return [visited, ...tools.filter((tool) => tool.href !== visited.href)].slice(
    0,
    MOST_RECENT_TOOLS,
  )
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
