import { readAdMode } from '../lib/advertising.ts'
import { contactAddressOf, shareLinksOf, socialLinksOf } from '../lib/identity.ts'
import { siteAddress } from '../lib/site-address.ts'

/** A seller ("ads.example, pub-1, DIRECT, f08c47"), a variable ("OWNERDOMAIN=ganak.example"), a comment or an empty line. */
const LINE =
  /^(?:[\w.-]+\.[a-z]{2,} *, *[^\s,#;]+ *, *(?:DIRECT|RESELLER) *(?:, *[\w.-]+ *)?|[A-Z]+ *= *[^\s#]+ *)?(?:[#;].*)?$/i

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

/**
 * Returns the text of /ads.txt (IAB Tech Lab, version 1.1) from the operator's setting, with lines separated by line breaks or
 * a literal "\n". Returns an empty text if the file must not exist. Throws a sentence for an invalid line.
 */
export function readAdsTxt(setting: string | undefined): string {
  const text = setting?.trim() ?? ''
  if (text === '') return ''
  const lines = text.split(/\r?\n|\\n/).map((line) => line.trim())
  const wrong = lines.find((line) => !LINE.test(line))
  if (wrong !== undefined)
    throw new Error(
      `ADS_TXT must have lines such as "ads.example, pub-123, DIRECT" or "OWNERDOMAIN=ganak.example", not "${wrong}".`,
    )
  return `${lines.join('\n')}\n`
}

/**
 * Returns whether other apps may share with the installed site, from the operator's setting `SHARE_TARGET`. Throws a sentence for
 * an invalid value.
 */
export function readShareSetting(setting: string | undefined): boolean {
  const value = setting?.trim() || 'on'
  if (value !== 'on' && value !== 'off')
    throw new Error(`SHARE_TARGET must be on or off, not "${value}".`)
  return value === 'on'
}
