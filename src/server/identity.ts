import { contactAddressOf, shareLinksOf, socialLinksOf } from '../lib/identity.ts'
import { siteAddress } from '../lib/site-address.ts'

/** The address that visitors are asked to write to, as the running server has been told it. */
export const contactAddress = contactAddressOf(process.env['CONTACT_ADDRESS'])

/** The accounts that the footer links to, as the running server or the build has been told them. */
export const socialLinks = socialLinksOf(process.env['SOCIAL_LINKS'])

/** The links of the footer that share the site. */
export const shareLinks = shareLinksOf(siteAddress(process.env['SITE_URL']))

/** The public address of the site, as the running server has been told it. */
export const siteUrl = siteAddress(process.env['SITE_URL'])
