import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../chromium.ts'
import { expect, test } from '../site.ts'
import { isAlive } from '../visitor.ts'

const CANARY = 'canary-of-profile-7319426'
const TOKEN = [{ alg: 'HS256' }, { sub: CANARY }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat(Buffer.from('signature of the token').toString('base64url'))
  .join('.')

/** Returns the files of the browser's profile that contain a text, after a visit and the end of the browser. */
async function filesWith(text: string, baseURL: string, visit: (page: Page) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
    baseURL,
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await visit(page)
  // The browser writes what it stores now and then.
  await page.waitForTimeout(6000)
  await page.close()
  await context.close()
  const found: string[] = []
  for (const file of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!file.isFile()) continue
    const content = await readFile(join(file.parentPath, file.name))
    if (content.includes(text) || content.includes(Buffer.from(text, 'utf16le')))
      found.push(join(file.parentPath, file.name).slice(folder.length))
  }
  await rm(folder, { recursive: true })
  return found
}

async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAlive(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

async function sendOn(page: Page): Promise<void> {
  const left = page.url()
  await page.locator('main [data-send-to]:enabled').first().click()
  await page.locator('#send-to-dialog a').first().click()
  await page.waitForURL((url) => url.href !== left)
  await isAlive(page)
}

test('a text that was sent to another page is in no file of the profile', async ({ baseURL }) => {
  const found = await filesWith(CANARY, baseURL ?? '', async (page) => {
    await openKept(page, '/tools/word-counter')
    await page.locator('[name=text]').fill(`A text with ${CANARY} in it.`)
    await sendOn(page)
  })
  expect(found).toEqual([])
})

test('a token and what was sent from its page are in no file of the profile', async ({
  baseURL,
}) => {
  const visit = async (page: Page) => {
    await openKept(page, '/tools/jwt')
    await page.locator('[name=input]').fill(TOKEN)
    await sendOn(page)
    await page.goBack()
    await expect(page.locator('[name=input]')).toHaveValue('')
  }
  expect(await filesWith(TOKEN.split('.')[1] ?? '', baseURL ?? '', visit)).toEqual([])
})

// The Privacy Policy says so. It also shows that the search of the files finds what is there.
test('a contact message that was begun can be in a file of the profile', async ({ baseURL }) => {
  const found = await filesWith(CANARY, baseURL ?? '', async (page) => {
    await page.goto('/contact')
    await expect(page.locator('[data-contact-form][data-alive]')).toBeVisible()
    await page.getByLabel('Message').pressSequentially(CANARY)
  })
  expect(found.join()).toContain('Session Storage')
})
