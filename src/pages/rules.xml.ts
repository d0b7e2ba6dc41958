import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'

import { site } from '@/lib/site.ts'
import { RULES_PATH } from '@/prerender/dated-facts.ts'
import { rulesFeed } from '@/prerender/rules-feed.ts'
import { siteUrl } from '@/prerender/site-settings.ts'

/** The feed of the rules in force: a rule that changes is a new entry. */
export const GET: APIRoute = () =>
  rss({
    title: `${site.name} rates and rules`,
    description: 'Rates, limits and rules of the calculators as they change.',
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-IN</language>',
      `<atom:link href="${new URL(`${RULES_PATH}.xml`, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: rulesFeed(),
  })
