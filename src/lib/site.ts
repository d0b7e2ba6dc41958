/**
 * Facts about the site that several files use, safe in a browser. Settings of the operator are read from the environment by
 * src/prerender/site-settings.ts during the build, and by src/server/ at run time.
 */
export const site = {
  name: 'Ganak',
  tagline: 'Free calculators and utilities that stay in your browser',
  replyTime: '24-48 hours',
  policyDate: 'October 1, 2025',
  /** A fixed year (docs/decisions.md), not the current one. */
  footerYear: 2024,
  shareImage: '/og-image.png',
  /**
   * All addresses of other sites that pages link to, by page; `/blog/*` is every page below the blog. The operator's accounts
   * and bookings are separate. Chromium opens no other address from a page: see src/server/headers.ts.
   */
  references: {
    '/blog/*': [
      'https://www.rfc-editor.org/rfc/rfc1321',
      'https://www.rfc-editor.org/rfc/rfc3986',
      'https://www.rfc-editor.org/rfc/rfc4648',
      'https://www.rfc-editor.org/rfc/rfc7493',
      'https://www.rfc-editor.org/rfc/rfc7519',
      'https://www.rfc-editor.org/rfc/rfc7617',
      'https://www.rfc-editor.org/rfc/rfc8259',
      'https://csrc.nist.gov/pubs/fips/180-4/upd1/final',
      'https://csrc.nist.gov/pubs/fips/202/final',
      'https://protobuf.dev/programming-guides/json/',
      'https://shattered.io/',
      'https://url.spec.whatwg.org/',
      'https://www.unicode.org/reports/tr15/',
      'https://www.unicode.org/reports/tr29/',
      'https://www.unicode.org/reports/tr44/',
      'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
      'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12878',
      'https://www.incometax.gov.in/',
      'https://www.incometaxindia.gov.in/',
      'https://www.sebi.gov.in/',
    ],
    '/tools/password-generator/passphrase': [
      'https://www.eff.org/dice',
      'https://creativecommons.org/licenses/by/4.0/',
    ],
  },
  /** The page for unknown paths: the text of docs/specification.md 2.2, or a friendlier one. */
  unknownPathScreen: 'not-found' as 'not-found' | 'fallback',
} as const
