import type { Page } from '@playwright/test'

/** The rows of the results, without the large figure where it repeats one of them. */
export const results = (page: Page) =>
  page.locator('[data-results] .ledger:not([data-repeats]) dd:not(.says)')
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const slider = (page: Page, label: string) => page.getByLabel(`${label}, slider`)
/** Copies the link to the calculation. */
export async function copyLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
}
export const openOptions = (page: Page) => page.getByText('More options', { exact: true }).click()
