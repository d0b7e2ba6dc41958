import { createHash } from 'node:crypto'

/**
 * A page whose policy names the scripts and styles that stand in it, and no others. Astro names those of separate files too,
 * which `'self'` allows: ten hashes that no compression shortens, in each page.
 */
export function trimPolicy(page: string): string {
  const inline = [...page.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)]
  const needed = new Set(inline.map(([, , code = '']) => hashOf(code)))
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (source, hash: string) =>
      needed.has(hash) ? source : '',
    ),
  )
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
