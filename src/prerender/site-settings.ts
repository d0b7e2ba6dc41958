import { siteAddress } from '../lib/site-address.ts'

/** The public address of the site: canonical addresses, the sitemap and share pictures carry it. */
export const siteUrl = siteAddress(process.env['SITE_URL'])

/** The operator's outside service for QR pictures. Empty, the default: QR codes are drawn in the browser. */
export const qrServiceUrl = process.env['PUBLIC_QR_SERVICE_URL'] ?? ''

const whatRunsHere =
  qrServiceUrl === '' ? 'Everything runs' : 'All but the drawing of QR codes happens'

/** What the site is, for machines and for pages that link to it. */
export const siteDescription = `Free calculators for loans, SIPs, deposits and tax, plus JSON, Base64, hash and text tools. ${whatRunsHere} in your browser.`
