import { globSync, readFileSync } from 'node:fs'

import { writtenValue } from '../lib/frontmatter.ts'

import { shareLinks, socialLinks } from './identity.ts'

/**
 * The policy of script files that run as workers: a worker with the visitor's input cannot connect anywhere.
 * 'wasm-unsafe-eval' allows the hash worker to compile WebAssembly, but no evaluated scripts.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; form-action 'none'"

/**
 * The policy of other scripts, styles and fonts of pages. A script of a page that is started as a worker cannot connect
 * anywhere. An empty list of sources means 'none' (CSP 3, 6.7.2.7) and is shorter.
 */
export const partPolicy = 'connect-src'

/**
 * The policy of other files: opened in a window, they may load nothing and connect nowhere. Without `form-action` a script
 * could open a file and post a form from there, for example to the contact form.
 */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"

/** The operator's optional picture service for QR codes. Its addresses contain the text of the code. */
const qrService = process.env['PUBLIC_QR_SERVICE_URL']
const pictures = qrService ? [`${new URL(qrService).origin}/*`] : []

/** The bookings of house advertisements. */
const folder = new URL('../content/ads/', import.meta.url)

/** The links of any page: the operator's accounts and share links in the footer, and advertisements. */
const linkedEverywhere = [
  ...[...socialLinks, ...shareLinks].map(({ href }) => href),
  ...readAdAddresses(process.env['ADS']),
]

/**
 * Returns a `Connection-Allowlist` of this site and the exact addresses that it links to. It also covers navigations and
 * WebRTC, which a content security policy does not. Browsers without support ignore it.
 * Redirects are allowed because linked sites and the contact form without a script use them.
 */
export function connectionAllowlist(references: readonly string[]): string {
  const links = [...linkedEverywhere, ...references]
  // A pattern without a query matches any query unless it ends in a question mark.
  const exact = links.map((href) => (href.includes('?') ? href : `${href}?`))
  const outside = [...exact, ...pictures].map((pattern) => ` "${pattern}"`).join('')
  return `(response-origin${outside});webrtc=block;redirects=allow`
}

/** The only page that may use the camera. Static hosts may add a trailing slash. */
export const cameraPaths = ['/tools/qr-code-generator/read', '/tools/qr-code-generator/read/']

/** Returns the permissions policy. Permissions that it does not list are allowed. */
export function permissions(camera: '()' | '(self)'): string {
  return `camera=${camera}, display-capture=(), geolocation=(), microphone=(), payment=(), usb=()`
}

/** The only pages that other sites may frame: they store nothing and have no data about visitors. */
export const FRAMEABLE = '/embed/*'

/** Isolates a page from pages of other sites that opened it or that it opened. */
export const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/**
 * Isolates the contact page, the only one whose scripts may send data to this server, from other pages of the site, which could
 * open it and send through it. Firefox does not support this value.
 */
export const unopened = { 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' }
export const contactPaths = ['/contact', '/contact/']

/** Excludes the path and query: a script could put the visitor's input into the address of its page. */
export const originOnly = { 'Referrer-Policy': 'strict-origin' }

/**
 * Forbids what no page needs, from the first byte of a page. The complete policy with the hashes of the page's own scripts
 * is in its <meta>, and browsers enforce both. A window has no <meta> until its parser reaches it: without the header, a script
 * of the page that opened the window could send data from there before. Without `script-src`, the header needs no hashes.
 */
const fromTheFirstByte = [
  "default-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob:${pictures.map((pattern) => ` ${new URL(pattern).origin}`).join('')}`,
  "worker-src 'self'",
  "frame-src 'none'",
].join('; ')

const sendsNothing = `${fromTheFirstByte}; connect-src 'none'; form-action 'none'`

/** The policy of a page. Its <meta> cannot have `frame-ancestors`. */
export const pagePolicy = {
  'Content-Security-Policy': `${sendsNothing}; frame-ancestors 'none'`,
}
/** The policy of the contact page, which may send to this server. */
export const contactPolicy = {
  'Content-Security-Policy': `${fromTheFirstByte}; connect-src 'self'; form-action 'self'; frame-ancestors 'none'`,
}
/** The policy of a page that other sites may frame. */
export const framedPolicy = {
  'Content-Security-Policy': `${sendsNothing}; frame-ancestors *`,
}

/** Returns the addresses that advertisements open, for a value of `ADS`. */
export function readAdAddresses(setting: string | undefined): string[] {
  if (setting?.trim() !== 'house') return []
  const links = globSync('*.md', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const link = writtenValue(text, 'link')
    // The URL parser adds the root path if an address has none.
    return link?.startsWith('https:') ? new URL(link.replace(/#.*/, '')).href : []
  })
  return [...new Set(links)]
}
