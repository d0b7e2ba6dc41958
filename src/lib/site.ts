import { siteAddress } from './site-address.ts'

/** The operator may have an outside service draw QR codes (reading 2). */
const whatRunsHere = process.env['PUBLIC_QR_SERVICE_URL']
  ? 'All but the drawing of QR codes happens'
  : 'Everything runs'

/** The facts about the site that more than one place states. Each stands here and nowhere else. */
export const site = {
  name: 'Ganak',
  /** Read when the site is built: canonical addresses, the sitemap and share images carry it. */
  url: siteAddress(process.env['SITE_URL']),
  tagline: 'Free calculators and utilities that stay in your browser',
  description: `Free calculators for loans, SIPs, deposits and tax, plus JSON, Base64, hash and text tools. ${whatRunsHere} in your browser.`,
  contactAddress: 'hello@ganak.example',
  replyTime: '24-48 hours',
  policyDate: 'October 1, 2025',
  /** The specification's literal year, not the current one. */
  footerYear: 2024,
  shareImage: '/og-image.png',
  social: [
    { label: 'GitHub', href: 'https://github.com/ganak-tools' },
    { label: 'X', href: 'https://x.com/ganak_tools' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/ganak-tools' },
  ],
  /** Every other address that a page links to. Chromium opens nothing else from here: see src/server/headers.ts. */
  references: ['https://www.rfc-editor.org/rfc/rfc4648', 'https://www.rfc-editor.org/rfc/rfc8259'],
  /** What an unknown path shows: the specification's words, or a friendlier page without them. */
  unknownPathScreen: 'not-found' as 'not-found' | 'fallback',
} as const
