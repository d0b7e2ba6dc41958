import { globSync } from 'node:fs'

import type { Request } from '@playwright/test'

import { CANARY } from './filling.ts'
import { oneOfEachFrame, staysIn, told } from './staying.ts'
import { expect, test } from './site.ts'

// The other calculators and the views of the tools are thorough/canary-more.spec.ts.
for (const tool of oneOfEachFrame) {
  const hasWorker = globSync(`src/islands/tools/${tool}/**/*.worker.ts`).length > 0
  test(`what is typed into ${tool} stays in its page`, ({ context }) =>
    staysIn(context, [tool], hasWorker ? tool : undefined))
}

test('the watch sees what a worker asks for', async ({ page, context }) => {
  await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await context.route('**/bare.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `fetch('/robots.txt?${CANARY}'); importScripts('/bare-import.js?${CANARY}')`,
    }),
  )
  await context.route('**/bare-import.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await page.goto('/bare')
  await page.evaluate(() => void new Worker('/bare.js'))
  const seen = () => requests.map(told).filter((line) => line.includes(CANARY))
  await expect.poll(seen).toHaveLength(2)
})
