import type { APIRoute } from 'astro'

import { site } from '@/lib/site.ts'
import { RULES_PATH } from '@/prerender/dated-facts.ts'
import { answerFeed } from '@/prerender/feed.ts'
import { rulesFeed } from '@/prerender/rules-feed.ts'

/** The feed of the rules in force: a rule that changes is a new entry. */
export const GET: APIRoute = () =>
  answerFeed(`${RULES_PATH}.xml`, {
    title: `${site.name} rates and rules`,
    description: 'Rates, limits and rules of the calculators as they change.',
    items: rulesFeed(),
  })
