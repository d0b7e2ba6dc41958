import { siteAddress } from '../lib/site-address.ts'

/** The public address of the site, as the running server has been told it. */
export const siteUrl = siteAddress(process.env['SITE_URL'])
