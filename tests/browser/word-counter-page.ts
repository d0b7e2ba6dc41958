import type { Locator, Page } from '@playwright/test'

import { region } from './visitor.ts'

export const box = (page: Page) => page.getByLabel('Your text')
export const statistics = (page: Page) => region(page, 'Statistics')
export const count = (page: Page, label: string | RegExp) =>
  statistics(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd')
export const panel = (page: Page, label: string | RegExp) =>
  page.locator('[data-panels] > details', { has: page.locator('summary', { hasText: label }) })

/** Opens a panel, and gives it once it has been loaded. */
export async function openPanel(page: Page, label: string | RegExp): Promise<Locator> {
  const opened = panel(page, label)
  await opened.locator('summary').click()
  await opened.locator('> .words-part').waitFor()
  return opened
}
