import { viewSlugs } from '../site-map.ts'
import { keepPage, noticeOf, openWhole, readyWordOf, test as testOnCopy } from './kept-site.ts'
import { expect, test } from './site.ts'
import { field } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 4\d\d/],
})

test('after one visit a tool and its views work without a network', async ({ page, context }) => {
  await keepPage(page, '/tools/loan-calculator')
  await context.setOffline(true)
  const views = viewSlugs.filter((slug) => slug.startsWith('loan-calculator/'))
  for (const slug of ['loan-calculator', ...views]) await openWhole(page, `/tools/${slug}`)
  await openWhole(page, '/')
  await page.goto('/no-such-page')
  await expect(page.locator('h1')).toHaveText('404 Page Not Found')
  await page.goto('/tools/loan-calculator')
  await field(page, 'Loan Amount (₹)').fill('5 lakh')
  await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,339')
  await expect(page.locator('.chart canvas')).toBeVisible()
})

testOnCopy('the footer says that the page is kept, and announces it once', async ({ page }) => {
  await keepPage(page, '/')
  await expect(readyWordOf(page)).not.toHaveAttribute('aria-live', 'off')
  await expect(noticeOf(page), 'nothing lies over the page').toHaveCount(0)
  await page.reload()
  await expect(readyWordOf(page)).toHaveText('This page works offline')
  await expect(readyWordOf(page)).toHaveAttribute('aria-live', 'off')
})

testOnCopy(
  'the contact endpoint is never kept, and never answered for',
  async ({ page, context }) => {
    await keepPage(page, '/')
    await keepPage(page, '/contact')
    const ask = () =>
      page.evaluate(async () => {
        const method = {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }
        const answers = await Promise.allSettled([
          fetch('/api/contact'),
          fetch('/api/contact?again'),
          fetch('/api/contact', method),
        ])
        return answers.map((answer) => (answer.status === 'fulfilled' ? 'answered' : 'no answer'))
      })
    expect(await ask()).toEqual(['answered', 'answered', 'answered'])
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/contact')
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
    await context.setOffline(true)
    // On a busy machine the worker of the site may learn a moment later that the network is gone.
    const unkept = () => fetch('/no-such-file').then(String, () => 'no answer')
    await expect.poll(() => page.evaluate(unkept)).toBe('no answer')
    expect(await ask()).toEqual(['no answer', 'no answer', 'no answer'])
    await expect(page.goto('/api/contact')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  },
)
