import { policyHashOf } from '../prerender/policy-hash.ts'

/**
 * Removes the hashes of separate files from the policy of a page, because `'self'` allows those files. Astro adds about ten of
 * them to each page, and hashes do not compress.
 */
export function trimPolicy(page: string): string {
  const inline = [...page.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)]
  // A script with `src` is empty, and Astro adds the hash of the empty text too.
  const codes = inline.map(([, , code = '']) => code).filter(Boolean)
  const needed = new Set<string>(codes.map(policyHashOf))
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (source, hash: string) =>
      needed.has(hash) ? source : '',
    ),
  )
}
