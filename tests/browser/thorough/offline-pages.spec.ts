import type { Page } from '@playwright/test'

import { allPaths } from '../../site-map.ts'
import { keepPage, keepTheSite, openWhole } from '../kept-site.ts'
import { test } from '../site.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
})

test('after "Keep everything" every page and tool works without a network', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await keepPage(page, '/tools/loan-calculator')
  await keepTheSite(page)
  await context.setOffline(true)
  // In several tabs, of which one works while the others wait.
  const tabs = [page, await context.newPage(), await context.newPage()]
  const waiting = [...allPaths]
  const visitAll = async (tab: Page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await openWhole(tab, path)
  }
  await Promise.all(tabs.map(visitAll))
})
