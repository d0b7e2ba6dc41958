import { contactAddressOf, socialLinksOf } from '../lib/identity.ts'

/** The address that visitors are asked to write to, as the running server has been told it. */
export const contactAddress = contactAddressOf(process.env['CONTACT_ADDRESS'])

/** The accounts that the footer links to, as the running server or the build has been told them. */
export const socialLinks = socialLinksOf(process.env['SOCIAL_LINKS'])
