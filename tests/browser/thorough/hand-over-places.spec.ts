import type { Page } from '@playwright/test'

import { isWiped } from '../../../src/layouts/scripts/wiped-pages.ts'
import { toolPageSlugs } from '../../site-map.ts'
import { CANARY, fillFields, unfold } from '../filling.ts'
import { expect, test } from '../site.ts'
import { isAlive } from '../visitor.ts'

const BUTTON = 'main [data-send-to]:enabled'
const DIALOG = '#send-to-dialog'

/** Names of what pages write into session storage, from now on. */
async function watchStorage(page: Page): Promise<string[]> {
  const written: string[] = []
  await page.exposeFunction('noteWritten', (name: string) => written.push(name))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, text) {
      if (this === sessionStorage)
        void (window as unknown as { noteWritten: (name: string) => void }).noteWritten(name)
      setItem.call(this, name, text)
    }
  })
  return written
}

/** Opens a page of a tool with something in its fields. Returns whether it has a result to send. */
async function openFilled(page: Page, slug: string): Promise<boolean> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/tools/${slug}`)
  await isAlive(page)
  await unfold(page)
  await fillFields(page, CANARY)
  await page.waitForTimeout(400)
  return (await page.locator(BUTTON).count()) > 0
}

async function sendOn(page: Page): Promise<void> {
  await page.locator(BUTTON).first().click()
  const link = page.locator(`${DIALOG} a`).first()
  await link.click()
  await expect(page.locator(DIALOG)).toHaveCount(0)
  await page.waitForLoadState()
  await isAlive(page)
  await page.waitForTimeout(300)
}

for (const slug of toolPageSlugs)
  test.describe(slug, () => {
    test.describe('where a service worker runs', () => {
      test.use({ serviceWorkers: 'allow' })

      test('hands nothing over by session storage', async ({ page }) => {
        const written = await watchStorage(page)
        if (!(await openFilled(page, slug))) return
        await page.evaluate(() => navigator.serviceWorker.ready)
        await sendOn(page)
        expect(written).toEqual([])
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}')
      })
    })

    test('without one, hands over one text, and none that may be a secret', async ({ page }) => {
      const written = await watchStorage(page)
      if (!(await openFilled(page, slug))) return
      await page.locator(BUTTON).first().click()
      await expect(page.locator(DIALOG)).toContainText('No service worker of this site runs')
      await page.keyboard.press('Escape')
      await sendOn(page)
      const isSecret = isWiped(`/tools/${slug}`) || isWiped(new URL(page.url()).pathname)
      const expected = isSecret ? [] : [expect.stringMatching(/^hand-over:/)]
      expect(written).toEqual(expected)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe('{}')
    })
  })
