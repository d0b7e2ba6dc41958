import { expect, type Page } from '@playwright/test'

/** A text and an amount that appear nowhere else. */
export const CANARY = 'canary7319426'
export const CANARY_AMOUNT = '7319426'

/** Options that are folded away, the form of a list's first line, and panels that are loaded when they are opened, are fields like any other. */
export async function unfold(page: Page): Promise<void> {
  // One line of a list is open at a time. Its code is loaded at the first press.
  const line = page.locator('main .list-line > button[aria-expanded=false]')
  if ((await line.count()) > 0) {
    await line.first().click()
    await expect(page.locator('main .list-entry > fieldset')).not.toHaveCount(0)
  }
  for (const fold of await page.locator('main :is(form, [data-panels]) details').all())
    await fold.evaluate((details: HTMLDetailsElement) => (details.open = true))
  await expect(page.locator('[data-loading]')).toHaveCount(0)
}

/** Types into every field that can be seen. From within the page, one a frame: asked one by one from here, dozens of fields take seconds. */
export function fillFields(page: Page, text: string, within = 'main'): Promise<void> {
  return page.evaluate(
    async ({ text, amount, within }) => {
      const fields = `:is(${within}) :is(input[type=text], textarea)`
      for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
        if (!field.checkVisibility() || field.readOnly || field.disabled) continue
        field.focus()
        field.select()
        const isAmount = /decimal|numeric/.test(field.inputMode)
        document.execCommand('insertText', false, isAmount ? amount : text)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    { text, amount: CANARY_AMOUNT, within },
  )
}

/**
 * Presses everything, except what waits for a person: choosing a file, and the dialogs that cover the others, and gives how many
 * that were. Pressed from within the page, one a frame: a pointer that finds its way to dozens of buttons takes seconds.
 */
export function pressButtons(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let pressed = 0
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
      const isThere = button.isConnected && button.checkVisibility() && !button.disabled
      if (!isThere || /upload|choose|paste|prove it|embed/i.test(button.textContent)) continue
      button.click()
      pressed += 1
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return pressed
  })
}
