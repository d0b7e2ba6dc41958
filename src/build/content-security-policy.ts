import { policyHashOf } from '../prerender/policy-hash.ts'
import { qrServiceUrl } from '../prerender/site-settings.ts'
import { bundleScript } from './bundle-script.ts'

/**
 * The minified inline scripts in the head of pages. Pages get them as constants (see astro.config.mjs), and the content
 * security policy has their hashes. Restart the development server after a change.
 */
export const headScript = await bundleScript('../layouts/head/page.ts')
export const toolHeadScript = await bundleScript('../layouts/head/tool-page.ts')
export const framedHeadScript = await bundleScript('../layouts/head/framed-page.ts')

/** The operator's QR service, if there is one. Pages may show its pictures and nothing else from it. */
const pictureOrigin = qrServiceUrl === '' ? '' : ` ${originOf(qrServiceUrl)}`

/**
 * The policy of every page, in the form of Astro's `security.csp`, which adds the hashes of its own scripts and styles.
 *
 * `connect-src` is missing on purpose: it falls back to `default-src 'none'`, so the scripts of a tool page cannot send
 * requests, not even to their own server. They can still load images from it and navigate away, which headers.ts limits. Only
 * the contact page inserts `connect-src 'self'`. A `connect-src 'none'` here would be merged with it and stay in force. For
 * the same reason the layout adds `form-action`.
 */
export const contentSecurityPolicy = {
  algorithm: 'SHA-256' as const,
  directives: [
    "default-src 'none'",
    `img-src 'self' data: blob:${pictureOrigin}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app',
  ] as const,
  scriptDirective: {
    resources: ["'self'"],
    hashes: [headScript, toolHeadScript, framedHeadScript].map(policyHashOf),
  },
  styleDirective: { resources: ["'self'"] },
}

function originOf(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin
  throw new Error(
    `PUBLIC_QR_SERVICE_URL must be an address that begins with https://, not "${address}".`,
  )
}
