import { contactAddressOf, shareLinksOf, socialLinksOf } from '../lib/identity.ts'
import { siteAddress } from '../lib/site-address.ts'

/** The operator's mail address. */
export const contactAddress = contactAddressOf(process.env['CONTACT_ADDRESS'])

/** The operator's accounts, which the footer links to. */
export const socialLinks = socialLinksOf(process.env['SOCIAL_LINKS'])

/** The public address of the site. */
export const siteUrl = siteAddress(process.env['SITE_URL'])

/** The share links in the footer. */
export const shareLinks = shareLinksOf(siteUrl)
