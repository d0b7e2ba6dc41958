import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'

import { loadPosts } from '@/prerender/load-content.ts'
import { site } from '@/lib/site.ts'
import { siteUrl } from '@/prerender/site-settings.ts'

/** The feed of all posts, newest first. */
export const GET: APIRoute = async () => {
  const posts = await loadPosts()
  return rss({
    title: `${site.name} blog`,
    description: 'Personal finance in India and developer tools, worked out step by step.',
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-IN</language>',
      `<atom:link href="${new URL('/rss.xml', siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map((post) => ({
      title: post.title,
      description: post.description,
      link: post.href,
      pubDate: post.date,
      categories: [post.section],
    })),
  })
}
