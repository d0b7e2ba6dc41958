/** A visited tool, as stored under the key 'recentTools'. */
export interface RecentTool {
  href: string
  label: string
  category: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export const MOST_RECENT_TOOLS = 6

/**
 * Saves a visit: the tool moves to the front of the list, and a seventh tool is removed. It uses no store, because every tool
 * page runs it and most never read the list. `readRecentTools` validates the entries.
 */
export function rememberTool(tool: RecentTool): void {
  try {
    const stored = parse(localStorage.getItem('recentTools'))
    localStorage.setItem('recentTools', JSON.stringify(withVisit(stored, tool)))
  } catch {
    // Where storage is blocked or full, nothing is remembered.
  }
}

/** Returns the list after a visit: newest first, each address once, at most six. */
export function withVisit(tools: readonly unknown[], visited: RecentTool): unknown[] {
  const others = tools.filter((tool) => (tool as RecentTool | null)?.href !== visited.href)
  return [visited, ...others].slice(0, MOST_RECENT_TOOLS)
}

function parse(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
