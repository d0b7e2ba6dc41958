import { site } from '../lib/site.ts'

import { operatorName, siteUrl, socialLinks } from './site-settings.ts'

/** The structured data of who publishes the site (schema.org Organization): the operator, or the site itself when nobody has said. */
export function createPublisherRecord(): object {
  return {
    '@type': 'Organization',
    name: operatorName || site.name,
    url: new URL('/', siteUrl).href,
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ href }) => href) }),
  }
}
