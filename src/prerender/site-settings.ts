import { readAdvertising } from '../lib/advertising.ts'
import { contactAddressOf, shareLinksOf, socialLinksOf } from '../lib/identity.ts'
import { siteAddress } from '../lib/site-address.ts'

import { readAdsTxt } from './ads-txt.ts'

/** The public address of the site: canonical addresses, the sitemap and share pictures carry it. */
export const siteUrl = siteAddress(process.env['SITE_URL'])

/** The operator's outside service for QR pictures. Empty, the default: QR codes are drawn in the browser. */
export const qrServiceUrl = process.env['PUBLIC_QR_SERVICE_URL'] ?? ''

/** The address that visitors are asked to write to. */
export const contactAddress = contactAddressOf(process.env['CONTACT_ADDRESS'])

/** The accounts that the footer links to. Empty by default. */
export const socialLinks = socialLinksOf(process.env['SOCIAL_LINKS'])

/** The links of the footer that share the site. */
export const shareLinks = shareLinksOf(siteUrl)

/** Who runs the site. Empty, the default: pages speak of its team. */
export const operatorName = process.env['OPERATOR_NAME']?.trim() ?? ''

/** What fills the advertisement boxes. */
export const advertising = readAdvertising(process.env)

/** The text of /ads.txt. Empty, the default: there is no such file. */
export const adsTxt = readAdsTxt(process.env['ADS_TXT'])

const whatRunsHere =
  qrServiceUrl === '' ? 'Everything runs' : 'All but the drawing of QR codes happens'

/** What the site is, for machines and for pages that link to it. */
export const siteDescription = `Free calculators for loans, SIPs, deposits and tax, plus JSON, Base64, hash and text tools. ${whatRunsHere} in your browser.`
