import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../chromium.ts'
import { expect, sharedTest as test } from '../site.ts'
import { press } from '../visitor.ts'

test('the privacy panel says what cannot be read where all cookies are blocked', async ({
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'blocked-'))
  await mkdir(join(folder, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
  })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto(`${baseURL}/tools/loan-calculator`)
  await page.getByRole('button', { name: 'Prove it' }).click()
  const stored = page.locator('[data-proof-storage]')
  await expect(stored).toContainText('Settings cannot be read')
  await expect(stored).toContainText('Offline copies cannot be read')
  await press(page, 'Clear what is stored')
  await expect(stored).toContainText('Settings cannot be read')
  expect(failures).toEqual([])
  await context.close()
  await rm(folder, { recursive: true })
})
