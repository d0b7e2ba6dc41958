import { globSync, readFileSync } from 'node:fs'

import { frameAddresses, readAdvertising } from '../lib/advertising.ts'
import { writtenValue } from '../lib/frontmatter.ts'

import { shareLinks, socialLinks } from './identity.ts'

/**
 * Script files obey this policy when they run as workers: a worker that handles what a visitor typed can call nobody.
 * 'wasm-unsafe-eval' lets one of them compile the WebAssembly that hashes files; it does not allow evaluating scripts.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'; form-action 'none'"

/**
 * What is neither a page nor a script: shown in a window of its own, it may load nothing and call nobody. Without
 * `form-action` a script could open it and post a form from there, to the contact form for one.
 */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"

/** The operator's picture service, when the site is built with one: the text of a code is in the address. */
const qrService = process.env['PUBLIC_QR_SERVICE_URL']
const pictures = qrService ? [`${new URL(qrService).origin}/*`] : []

/** Where the advertisements that this site holds itself are booked. */
const folder = new URL('../content/ads/', import.meta.url)

/** What any page may link to: the footer has the operator's accounts and ways to share the site, and any page a booking. */
const linkedEverywhere = [
  ...[...socialLinks, ...shareLinks].map(({ href }) => href),
  ...readAdAddresses(process.env),
]

/**
 * Browsers that know this header let a page or a worker reach nothing but this site and the addresses it links to, exactly
 * as they stand; navigations and WebRTC included, which no content security policy stops. The others ignore it.
 * Redirects are followed because the contact form without a script ends in one, and because linked sites use them.
 */
export function connectionAllowlist(references: readonly string[]): string {
  const links = [...linkedEverywhere, ...references]
  // The pattern of an address matches any query unless it has one or ends in a question mark.
  const exact = links.map((href) => (href.includes('?') ? href : `${href}?`))
  const outside = [...exact, ...pictures].map((pattern) => ` "${pattern}"`).join('')
  return `(response-origin${outside});webrtc=block;redirects=allow`
}

/** The one page that may ask for the camera; a static host may serve it with a slash at the end. */
export const cameraPaths = ['/tools/qr-code-generator/read', '/tools/qr-code-generator/read/']

/** What a page may ask the browser for. Only what is named is refused. */
export function permissions(camera: '()' | '(self)'): string {
  return `camera=${camera}, display-capture=(), geolocation=(), microphone=(), payment=(), usb=()`
}

/** What other sites may show in a frame: these pages, which store nothing and know no visitor, and nothing else. */
export const FRAMEABLE = '/embed/*'

/** Keeps a page apart from pages of other sites that opened it, or that it opened. */
export const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/**
 * The one page whose scripts may send something to this server. A script in another page of this site could open it and send
 * through it: with this value browsers cut the two apart, except Firefox, which does not know it.
 */
export const unopened = { 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' }
export const contactPaths = ['/contact', '/contact/']

/** A script could put what is typed into the address of its page, which requests to this server would carry along. */
export const originOnly = { 'Referrer-Policy': 'strict-origin' }

/** Every page carries its own policy in a <meta>; only this directive has no effect there. */
export const unframed = { 'Content-Security-Policy': "frame-ancestors 'none'" }

/**
 * Every address that advertisements open or load from elsewhere. None while a setting is wrong: the start or the build stops
 * then (settings.ts).
 */
export function readAdAddresses(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  try {
    const advertising = readAdvertising(environment)
    const isHeldHere = advertising.mode === 'house' || advertising.mode === 'frame'
    return [...frameAddresses(advertising), ...new Set(isHeldHere ? readLinks() : [])]
  } catch {
    return []
  }
}

function readLinks(): string[] {
  return globSync('*.md', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const link = writtenValue(text, 'link')
    // Without a path an address has the root's.
    return link?.startsWith('https:') ? new URL(link.replace(/#.*/, '')).href : []
  })
}
