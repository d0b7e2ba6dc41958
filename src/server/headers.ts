import { site } from '../lib/site.ts'

import {
  cameraPaths,
  connectionAllowlist,
  contactPaths,
  filePolicy,
  FRAMEABLE,
  isolated,
  originOnly,
  permissions,
  unframed,
  unopened,
  workerPolicy,
} from './header-values.ts'

type Headers = Readonly<Record<string, string>>

/** The headers of every path. */
const everywhere: Headers = {
  // On every path: a script could open whichever lacks it in a window, and leave from there.
  'Connection-Allowlist': connectionAllowlist([]),
  ...isolated,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions('()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain http, so it may always be sent.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * What speaks to documents and workers only. A font is neither, and with these it would take one more round trip on a slow
 * network, which the first paint of each page waits for.
 */
const NOT_FOR_FONTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
]

/** What some paths get besides. A `path` ending in `*` covers everything below it. */
interface Row {
  path: string
  headers: Headers
}

/**
 * Static hosts join the same header of two rows with a comma: joined policies are all enforced, which is what we want,
 * but joined cache rules contradict each other, so no `Cache-Control` is sent everywhere, and no `frame-ancestors`, which
 * would join that of the frameable pages. These hosts forbid frames by `X-Frame-Options`, which browsers pass over beside
 * `frame-ancestors`, and by a row for each folder of pages (`headersFile`). Browsers ignore two joined opener policies.
 */
const rows: readonly Row[] = [
  // Where a host joins this with the header of every path, the last value of a name counts (RFC 9651, 4.2.2).
  ...cameraPaths.map((path) => ({
    path,
    headers: { 'Permissions-Policy': permissions('(self)') },
  })),
  {
    // The build puts a hash of the content into every name here, so a name never changes its content.
    path: '/_astro/*',
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': workerPolicy,
    },
  },
  { path: '/tools/*', headers: originOnly },
  ...contactPaths.map((path) => ({ path, headers: unopened })),
  {
    path: '/sw.js',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      // Saved when it is opened: in a window it would be a page that may call this server.
      'Content-Disposition': 'attachment',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  },
  {
    path: FRAMEABLE,
    headers: { 'Content-Security-Policy': 'frame-ancestors *', ...isolated, ...originOnly },
  },
  // One row for all share pictures: each page has one, and Cloudflare takes at most 100 rows (tests/built/gates.test.ts).
  { path: '/og/*', headers: { 'Content-Security-Policy': filePolicy } },
]

/** Only these pages are sent the addresses they link to, which weigh as much as a page's own styles. */
const linking: readonly Row[] = Object.entries(site.references).map(([path, addresses]) => ({
  path,
  headers: { 'Connection-Allowlist': connectionAllowlist(addresses) },
}))

/** Whatever has no cache rule of its own is asked for again each time, which its ETag makes cheap. */
const revalidate = 'public, max-age=0, must-revalidate'

/** The response headers at a URL path such as `/about` or `/_astro/x.js`; a page is named as it is asked for. */
export function headersFor(path: string): Headers {
  const special = [...rows, ...linking].filter((row) => covers(row.path, path))
  const headers: Record<string, string> = Object.assign(
    { 'Cache-Control': revalidate },
    unframed,
    everywhere,
    ofFile(path),
    ...special.map((row) => row.headers),
  )
  if (covers(FRAMEABLE, path)) delete headers['X-Frame-Options']
  if (path.endsWith('.woff2'))
    for (const name of NOT_FOR_FONTS) Reflect.deleteProperty(headers, name)
  return headers
}

/** The response headers of an answer that stands in no file: it is never kept, and may load nothing. */
export function answerHeaders(): Headers {
  return {
    ...headersFor('/'),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': filePolicy,
  }
}

/**
 * The table in the `_headers` format that static hosts read.
 * `paths` are all files of the build: one outside the hashed folder that is no page gets a row of its own, since those
 * hosts do not agree on a star in the middle of a path.
 */
export function headersFile(paths: readonly string[]): string {
  const loose = paths
    .filter((path) => !rows.some((row) => covers(row.path, path)))
    .toSorted()
    .map((path) => ({ path, headers: ofFile(path) }))
    .filter(({ headers }) => Object.keys(headers).length > 0)
  const pages = pageFolders(paths).map((path) => {
    const own = rows.find((row) => row.path === path)?.headers
    return { path, headers: { ...isolated, ...unframed, ...own } }
  })
  // All of them in the one row: a page's own list would be joined with that of every path, and browsers take only one.
  const all = Object.values(site.references).flat()
  const everyPath: Record<string, string> = {
    ...everywhere,
    'Connection-Allowlist': connectionAllowlist(all),
  }
  delete everyPath['Cross-Origin-Opener-Policy']
  const others = rows.filter(({ path }) => !pages.some((page) => page.path === path))
  const table = [{ path: '/*', headers: everyPath }, ...others, ...pages, ...loose]
  return table.map(formatRow).join('\n')
}

/** The patterns of all pages that no other site may frame: "/", "/about", "/blog" and "/blog/*". */
function pageFolders(paths: readonly string[]): string[] {
  const pages = paths
    .filter((path) => path.endsWith('.html') && !covers(FRAMEABLE, path))
    .map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/')
  return [...new Set(pages.map((path) => path.replace(/^(\/[^/]+\/).*/, '$1*')))].toSorted()
}

/** What a file that is no page gets beside the table: pages carry their own policy, other files get one for their kind. */
function ofFile(path: string): Headers {
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
