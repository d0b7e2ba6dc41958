import type { Page } from '@playwright/test'

export const results = (page: Page) => page.locator('[data-results] .ledger dd:not(.says)')
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const slider = (page: Page, label: string) => page.getByLabel(`${label}, slider`)
export const openOptions = (page: Page) => page.getByText('More options', { exact: true }).click()
