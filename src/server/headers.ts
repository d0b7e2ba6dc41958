type Headers = Readonly<Record<string, string>>

/** Script files obey this policy when they run as workers: a worker that handles what a visitor typed can call nobody. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'none'"

/**
 * The one table of response headers. A `path` ending in `*` covers everything below it.
 *
 * Static hosts join the same header of two rows with a comma: joined policies are all enforced, which is what we want,
 * but joined cache rules contradict each other, so no `Cache-Control` stands in the row for everything.
 */
const rows: readonly { path: string; headers: Headers }[] = [
  {
    path: '/*',
    headers: {
      // Every page carries its own policy in a <meta>; only this directive has no effect there.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers ignore it over plain http, so it may always be sent.
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // The build puts a hash of the content into every name here, so a name never changes its content.
    path: '/_astro/*',
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': workerPolicy,
    },
  },
  {
    path: '/sw.js',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    },
  },
]

/** Whatever has no cache rule of its own is asked for again each time, which its ETag makes cheap. */
const revalidate = 'public, max-age=0, must-revalidate'

/** The response headers of the built file at `path` (a URL path such as `/about` or `/_astro/x.js`). */
export function headersFor(path: string): Headers {
  const isLooseScript = path.endsWith('.js')
  const matching = rows.filter((row) => covers(row.path, path)).map((row) => row.headers)
  const script = isLooseScript ? { 'Content-Security-Policy': workerPolicy } : {}
  return Object.assign({ 'Cache-Control': revalidate }, matching[0], script, ...matching.slice(1))
}

/**
 * The table in the `_headers` format that static hosts read.
 * `paths` are all files of the build: a script outside the hashed folder gets a row of its own, since those hosts do not
 * agree on a star in the middle of a path.
 */
export function headersFile(paths: readonly string[]): string {
  const named = new Set(rows.map((row) => row.path))
  const looseScripts = paths
    .filter((path) => path.endsWith('.js') && !path.startsWith('/_astro/') && !named.has(path))
    .toSorted()
    .map((path) => ({ path, headers: { 'Content-Security-Policy': workerPolicy } }))
  return [...rows, ...looseScripts].map(section).join('\n')
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

function section({ path, headers }: { path: string; headers: Headers }): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}
