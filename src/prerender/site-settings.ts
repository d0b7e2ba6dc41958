import { readAdMode } from '../lib/advertising.ts'
import { contactAddressOf, shareLinksOf, socialLinksOf } from '../lib/identity.ts'
import { siteAddress } from '../lib/site-address.ts'

import { readAdsTxt } from './ads-txt.ts'
import { readShareSetting } from './share-setting.ts'

/** The public address of the site, for canonical addresses, the sitemap and share pictures. */
export const siteUrl = siteAddress(process.env['SITE_URL'])

/** The operator's external service for QR pictures. Empty by default: the browser draws QR codes. */
export const qrServiceUrl = process.env['PUBLIC_QR_SERVICE_URL'] ?? ''

/** The email address for visitors. */
export const contactAddress = contactAddressOf(process.env['CONTACT_ADDRESS'])

/**
 * Whether other apps may share with the installed site. A static host sets it to "off": while a browser has no service worker
 * for the site, what is shared is posted to the host, and only the site's own server leaves it unread.
 */
export const takesShares = readShareSetting(process.env['SHARE_TARGET'])

/** The accounts that the footer links to. Empty by default. */
export const socialLinks = socialLinksOf(process.env['SOCIAL_LINKS'])

/** The links of the footer that share the site. */
export const shareLinks = shareLinksOf(siteUrl)

/** Who runs the site. Empty by default: pages then name its team. */
export const operatorName = process.env['OPERATOR_NAME']?.trim() ?? ''

/** The content of the advertisement boxes. */
export const adMode = readAdMode(process.env['ADS'])

/** The text of /ads.txt. Empty by default: the file then does not exist. */
export const adsTxt = readAdsTxt(process.env['ADS_TXT'])

const whatRunsHere =
  qrServiceUrl === '' ? 'Everything runs' : 'All but the drawing of QR codes happens'

/** The description of the site, for search engines and the manifest. */
export const siteDescription = `Free calculators for loans, SIPs, deposits and tax, plus JSON, Base64, hash and text tools. ${whatRunsHere} in your browser.`
