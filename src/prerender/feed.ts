import rss, { type RSSFeedItem } from '@astrojs/rss'

import { siteUrl } from './site-settings.ts'

interface Feed {
  title: string
  description: string
  items: RSSFeedItem[]
}

/** Returns the answer for a feed at this path. */
export function answerFeed(path: string, feed: Feed): Promise<Response> {
  return rss({
    ...feed,
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-IN</language>',
      `<atom:link href="${new URL(path, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  })
}
