import rss from '@astrojs/rss'
import type { APIRoute, GetStaticPaths } from 'astro'

import { loadPosts } from '@/prerender/load-content.ts'
import { rulesFeed } from '@/prerender/rules-calendar.ts'
import { siteUrl } from '@/prerender/site-settings.ts'
import { site } from '@/lib/site.ts'

/** The feed of all posts, newest first, and that of the rules in force: a rule that changes is a new entry. */
const FEEDS = {
  rss: async () => ({
    title: `${site.name} blog`,
    description: 'Personal finance in India and developer tools, worked out step by step.',
    items: (await loadPosts()).map((post) => ({
      title: post.title,
      description: post.description,
      link: post.href,
      pubDate: post.date,
      categories: [post.section],
    })),
  }),
  rules: async () => ({
    title: `${site.name} rates and rules`,
    description: 'Rates, limits and rules of the calculators as they change.',
    items: rulesFeed(),
  }),
}

export const getStaticPaths = (() =>
  Object.entries(FEEDS).map(([feed, load]) => ({
    params: { feed },
    props: { load },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ load: (typeof FEEDS)[keyof typeof FEEDS] }> = async ({
  props: { load },
  url,
}) =>
  rss({
    ...(await load()),
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-IN</language>',
      `<atom:link href="${new URL(url.pathname, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  })
