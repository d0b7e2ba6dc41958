import type { APIRoute } from 'astro'

import { loadPosts, loadViews } from '@/prerender/load-content.ts'
import { loadTools } from '@/prerender/load-tools.ts'
import { toSearchList } from '@/prerender/search-list.ts'

/** The entries of the search as a script, because the policy of the tool pages forbids other requests. */
export const GET: APIRoute = async () => {
  const entries = toSearchList(await loadTools(), await loadViews(), await loadPosts())
  return new Response(`export const entries = ${JSON.stringify(entries)}\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
