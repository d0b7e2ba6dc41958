import type { Page } from '@playwright/test'

/** Pastes a text with a real clipboard event, as Ctrl+V does: into the focused element or the page. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const init = { clipboardData, bubbles: true, cancelable: true }
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', init))
  }, text)
}
