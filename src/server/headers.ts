import { site } from '../lib/site.ts'

import {
  cameraPaths,
  connectionAllowlist,
  contactPaths,
  contactPolicy,
  filePolicy,
  FRAMEABLE,
  framedPolicy,
  isolated,
  originOnly,
  pagePolicy,
  partPolicy,
  permissions,
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
 * contradict each other, so `everywhere` has no `Cache-Control`. It also has no policy, which would be joined with those of the
 * contact page, the service worker and the frameable pages: static hosts get a row for each folder of pages (`headersFile`).
 * Browsers ignore two joined opener policies.
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
  ...contactPaths.map((path) => ({ path, headers: { ...unopened, ...contactPolicy } })),
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
    headers: { ...framedPolicy, ...isolated, ...originOnly },
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
    pagePolicy,
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
    return { path, headers: { ...isolated, ...pagePolicy, ...own } }
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

/**
 * Returns the patterns of all pages that other sites may not frame: "/", "/about", "/about/", "/blog" and "/blog/*". Many hosts
 * show a page with a trailing slash. A pattern for the folder of the contact page would cover that page too.
 */
function pageFolders(paths: readonly string[]): string[] {
  const pages = paths
    .filter((path) => path.endsWith('.html') && !covers(FRAMEABLE, path))
    .map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/')
  const patterns = pages.map((path) => {
    const [folder = ''] = /^\/[^/]+\/(?=.)/.exec(path) ?? []
    return folder === '' || contactPaths.includes(folder) ? path : `${folder}*`
  })
  const withSlash = patterns.flatMap((pattern) => {
    const isInFolder = pattern.endsWith('*') || patterns.includes(`${pattern}/*`)
    return isInFolder || pattern === '/' ? [pattern] : [pattern, `${pattern}/`]
  })
  return [...new Set(withSlash)].toSorted()
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
