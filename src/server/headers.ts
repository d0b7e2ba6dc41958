import { site } from '../lib/site.ts'

import {
  cameraPaths,
  connectionAllowlist,
  contactPaths,
  filePolicy,
  FRAMEABLE,
  isolated,
  originOnly,
  partPolicy,
  permissions,
  unframed,
  unopened,
  workerPolicy,
} from './header-values.ts'

type Headers = Readonly<Record<string, string>>

/** The headers of every path. If one lacked the allowlist, a script could open it in a window and send from there. */
const everywhere: Headers = {
  'Connection-Allowlist': connectionAllowlist([]),
  ...isolated,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions('()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain http.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The parts of pages. Every name contains a hash of the content, so a name never changes its content. */
const PARTS = '/_astro/*'

/** Workers and the scripts that they import (`workerFiles` in script-files.ts). */
const WORKERS = '/_astro/workers/*'

/**
 * Headers that affect only documents. A part of a page is never a document, because browsers download what
 * `Content-Disposition` calls an attachment. A page loads up to 35 parts, and on a slow network each kilobyte counts.
 */
const ONLY_FOR_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
]

/** Additional headers of some paths. A `path` ending in `*` covers everything below it. */
interface Row {
  path: string
  headers: Headers
}

/**
 * Static hosts join the same header of two rows with a comma. Browsers enforce all joined policies, but joined cache rules
 * contradict each other, so `everywhere` has no `Cache-Control`. It also has no `frame-ancestors`, which would be joined with
 * that of the frameable pages: static hosts forbid frames with `X-Frame-Options`, which `frame-ancestors` overrides, and with a
 * row for each folder of pages (`headersFile`). Browsers ignore two joined opener policies.
 */
const rows: readonly Row[] = [
  // Where a host joins two of these headers, the last value counts (RFC 9651, 4.2.2).
  ...cameraPaths.map((path) => ({
    path,
    headers: { 'Permissions-Policy': permissions('(self)') },
  })),
  {
    path: PARTS,
    headers: {
      'Cache-Control': 'max-age=31536000, immutable',
      // Opened in a window, a file without these headers would let a script send data from there.
      'Content-Disposition': 'attachment',
      'Content-Security-Policy': partPolicy,
    },
  },
  // Static hosts join this policy with that of all parts, and a worker obeys both.
  { path: WORKERS, headers: { 'Content-Security-Policy': workerPolicy } },
  { path: '/tools/*', headers: originOnly },
  ...contactPaths.map((path) => ({ path, headers: unopened })),
  {
    path: '/sw.js',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      // Opened in a window, it could connect to this server.
      'Content-Disposition': 'attachment',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  },
  {
    path: FRAMEABLE,
    headers: { 'Content-Security-Policy': 'frame-ancestors *', ...isolated, ...originOnly },
  },
  // One row for the share pictures of all pages: Cloudflare accepts at most 100 rows (tests/built/gates.test.ts).
  { path: '/og/*', headers: { 'Content-Security-Policy': filePolicy } },
]

/** Only pages with references list them, because the addresses are as large as a page's styles. */
const linking: readonly Row[] = Object.entries(site.references).map(([path, addresses]) => ({
  path,
  headers: { 'Connection-Allowlist': connectionAllowlist(addresses) },
}))

/** The default cache rule: browsers revalidate each time, which the ETag makes cheap. */
const revalidate = 'public, max-age=0, must-revalidate'

/** Returns the response headers of a URL path such as `/about` or `/_astro/x.js`. */
export function headersFor(path: string): Headers {
  const special = [...rows, ...linking].filter((row) => covers(row.path, path))
  const headers: Record<string, string> = Object.assign(
    { 'Cache-Control': revalidate },
    unframed,
    everywhere,
    policyOfFile(path),
    ...special.map((row) => row.headers),
  )
  if (covers(FRAMEABLE, path)) delete headers['X-Frame-Options']
  if (isPart(path)) for (const name of ONLY_FOR_DOCUMENTS) Reflect.deleteProperty(headers, name)
  // It affects workers too.
  if (isPart(path) && !covers(WORKERS, path)) delete headers['Connection-Allowlist']
  return headers
}

/** Returns whether a path is that of a script, style or font whose content never changes. */
export function isPart(path: string): boolean {
  return covers(PARTS, path)
}

/** Returns the response headers of a dynamic answer, which is never cached and may load nothing. */
export function answerHeaders(): Headers {
  return {
    ...headersFor('/'),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': filePolicy,
  }
}

/**
 * Returns the table in the `_headers` format of static hosts. `paths` are all files of the build. A file that is not a page or
 * in the hashed folder gets its own row, because hosts differ on a star in the middle of a path.
 */
export function headersFile(paths: readonly string[]): string {
  const otherFiles = paths
    .filter((path) => !rows.some((row) => covers(row.path, path)))
    .toSorted()
    .map((path) => ({ path, headers: policyOfFile(path) }))
    .filter(({ headers }) => Object.keys(headers).length > 0)
  const pages = pageFolders(paths).map((path) => {
    const own = rows.find((row) => row.path === path)?.headers
    return { path, headers: { ...isolated, ...unframed, ...own } }
  })
  // One row with all references: hosts would join a page's list with this one, and browsers accept only one.
  const all = Object.values(site.references).flat()
  const everyPath: Record<string, string> = {
    ...everywhere,
    'Connection-Allowlist': connectionAllowlist(all),
  }
  delete everyPath['Cross-Origin-Opener-Policy']
  const others = rows.filter(({ path }) => !pages.some((page) => page.path === path))
  const table = [{ path: '/*', headers: everyPath }, ...others, ...pages, ...otherFiles]
  return table.map(formatRow).join('\n')
}

/** Returns the patterns of all pages that other sites may not frame: "/", "/about", "/blog" and "/blog/*". */
function pageFolders(paths: readonly string[]): string[] {
  const pages = paths
    .filter((path) => path.endsWith('.html') && !covers(FRAMEABLE, path))
    .map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/')
  return [...new Set(pages.map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*')))].toSorted()
}

/** Returns the policy of a script or other file. Pages contain their own. */
function policyOfFile(path: string): Headers {
  if (path.endsWith('.html') || !/\.\w+$/.test(path)) return {}
  return { 'Content-Security-Policy': path.endsWith('.js') ? workerPolicy : filePolicy }
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

function formatRow({ path, headers }: Row): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
