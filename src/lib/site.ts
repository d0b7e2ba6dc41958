/**
 * The facts about the site that more than one place states, safe in a browser. What an operator sets in the environment is
 * read by src/prerender/site-settings.ts while pages are printed, and by src/server/ while they are served.
 */
export const site = {
  name: 'Ganak',
  tagline: 'Free calculators and utilities that stay in your browser',
  replyTime: '24-48 hours',
  policyDate: 'October 1, 2025',
  /** Stated by hand (docs/decisions.md), not the current year. */
  footerYear: 2024,
  shareImage: '/og-image.png',
  /**
   * Every address of another site that pages link to, by the pages: `/blog/*` is all below the blog. The operator's accounts
   * and bookings are apart. Chromium opens nothing else from a page: see src/server/headers.ts.
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
  /** What an unknown path shows: the words of docs/specification.md 2.2, or a friendlier page without them. */
  unknownPathScreen: 'not-found' as 'not-found' | 'fallback',
} as const
