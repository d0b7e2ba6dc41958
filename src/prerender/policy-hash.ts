import { createHash } from 'node:crypto'

/** How a content security policy names a script or style that stands in the page (CSP Level 3, 2.3.1). */
export function policyHashOf(code: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
