import type { APIRoute } from 'astro'

import { loadFaq, loadPosts, loadViews } from '@/prerender/load-content.ts'
import { loadTools } from '@/prerender/load-tools.ts'
import { toSearchList } from '@/prerender/search-list.ts'

/** The entries of the search as a script, because the policy of the tool pages forbids other requests. */
export const GET: APIRoute = async () => {
  const [tools, views, posts, sections] = await Promise.all([
    loadTools(),
    loadViews(),
    loadPosts(),
    loadFaq(),
  ])
  const entries = toSearchList(tools, views, posts, sections)
  return new Response(`export const entries = ${JSON.stringify(entries)}\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
