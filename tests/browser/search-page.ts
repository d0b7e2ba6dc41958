import type { Page } from '@playwright/test'

import { expect } from './site.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })
export const box = (page: Page) => page.getByRole('combobox', { name: 'Search tools' })
export const options = (page: Page) => dialog(page).getByRole('option')
export const group = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('group', { name })
export const status = (page: Page) => dialog(page).getByRole('status')

/** Opens the search on a page, and waits until it lists the tools. */
export async function openSearch(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(options(page).first()).toBeVisible()
}
