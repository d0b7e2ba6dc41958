import { policyHashOf } from '../prerender/policy-hash.ts'

/**
 * A page whose policy names the scripts and styles that stand in it, and no others. Astro names those of separate files too,
 * which `'self'` allows: ten hashes that no compression shortens, in each page.
 */
export function trimPolicy(page: string): string {
  const inline = [...page.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)]
  // A script of a file of its own has no code here, and Astro names the hash of that too.
  const codes = inline.map(([, , code = '']) => code).filter(Boolean)
  const needed = new Set<string>(codes.map(policyHashOf))
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (source, hash: string) =>
      needed.has(hash) ? source : '',
    ),
  )
}
