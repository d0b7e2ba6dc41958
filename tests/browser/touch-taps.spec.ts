import { existsSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { toolPageSlugs } from '../site-map.ts'
import { expect, test } from './site.ts'
import { openTool, PHONE } from './visitor.ts'

test.use(PHONE)

// A calculator has a definition; a calculator whose answer is a date or a length of time has its fields only.
const calculators = toolPageSlugs.filter((slug) =>
  ['definition.ts', 'fields.ts'].some((file) =>
    existsSync(new URL(`../../src/islands/tools/${slug}/${file}`, import.meta.url)),
  ),
)

// What each text leaves on the page as its field is left: an amount in words, or an error.
for (const slug of [...calculators, 'percentage-calculator', 'age-calculator'])
  test(`${slug}: the tap after typing reaches every control`, async ({ page }) => {
    await openTool(page, slug)
    const lost: string[] = []
    for (const text of ['18', '1..8']) {
      const count = await numberControls(page)
      for (let control = 0; control < count; control++) {
        const typed = await typeBefore(page, control, text)
        if (typed === undefined || (await tap(page, control))) continue
        lost.push(`${await nameOf(page, control)} after “${text}” in ${await nameOf(page, typed)}`)
      }
    }
    expect(lost).toEqual([])
  })

/** Opens every group and numbers the controls of the form, in their order. Returns how many there are. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const fold of document.querySelectorAll('astro-island details')) {
      fold.toggleAttribute('open', true)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const area = document.querySelector('form[data-inputs]') ?? document.querySelector('main')
    // The chips belong to the field that they are shown at.
    const found = area?.querySelectorAll(
      'astro-island :is(input, select, button, summary):not(:disabled, .unit-chip, [type=file])',
    )
    const inForm = [...(found ?? [])].filter((control) => control.checkVisibility())
    inForm.forEach((control, index) => control.setAttribute('data-number', String(index)))
    return inForm.length
  })
}

/** Types into the last text field before a control, as a phone does. Returns its number, or undefined when no text field comes before it. */
async function typeBefore(page: Page, control: number, text: string): Promise<number | undefined> {
  const found = await page.evaluate((control) => {
    for (let number = control - 1; number >= 0; number--) {
      const field = document.querySelector<HTMLInputElement>(`[data-number="${number}"]`)
      if (!field?.matches('[inputmode=decimal]:not(:disabled)') || !field.checkVisibility())
        continue
      field.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = field.getBoundingClientRect()
      return { number, x: x + width / 2, y: y + height / 2 }
    }
    return undefined
  }, control)
  if (found === undefined) return undefined
  await page.touchscreen.tap(found.x, found.y)
  await page.keyboard.insertText(text)
  return found.number
}

/** Taps a control once, and tells whether its click arrived. One that went away with an earlier tap has nothing to lose. */
async function tap(page: Page, number: number): Promise<boolean> {
  const place = await page.evaluate(async (number) => {
    // No finger is faster than this, and what the tap before has changed is drawn by then.
    await new Promise((resolve) => setTimeout(resolve, 60))
    const control = document.querySelector<HTMLElement>(`[data-number="${number}"]`)
    if (control === null || !control.checkVisibility() || control.matches(':disabled'))
      return undefined
    // A radio button or a box is tapped at its words.
    const target = control.matches('[type=radio], [type=checkbox]')
      ? (control.closest('label') ?? control)
      : control
    const seen = window as { clicked?: boolean }
    seen.clicked = false
    // A slider takes the touch itself, and the list of a select takes the click.
    const kind =
      { range: 'input', 'select-one': 'focus' }[(control as HTMLInputElement).type] ?? 'click'
    target.addEventListener(kind, () => (seen.clicked = true), { once: true })
    const { y, height } = target.getBoundingClientRect()
    if (y < 80 || y + height > innerHeight - 130) target.scrollIntoView({ block: 'center' })
    const box = target.getBoundingClientRect()
    return { x: box.x + box.width * (kind === 'input' ? 0.6 : 0.5), y: box.y + box.height / 2 }
  }, number)
  if (place === undefined) return true
  await page.touchscreen.tap(place.x, place.y)
  // The browser may have its answer on the way still.
  const arrived = () => (window as { clicked?: boolean }).clicked === true
  const isReached = await page.waitForFunction(arrived, undefined, { timeout: 1000 }).then(
    () => true,
    () => false,
  )
  // Closes the list of a select.
  await page.keyboard.press('Escape')
  return isReached
}

function nameOf(page: Page, number: number): Promise<string> {
  return page.locator(`[data-number="${number}"]`).evaluate((control) => {
    const labels = (control as HTMLInputElement).labels ?? []
    const label = [...labels].map((one) => one.textContent).join(' ')
    return control.ariaLabel ?? (label || (control.textContent ?? ''))
  })
}
