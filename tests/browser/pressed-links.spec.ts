import { expect, sharedTest as test } from './site.ts'
import { openTool } from './visitor.ts'

test('a link pressed right after typing stays where it is, and carries what was typed', async ({
  page,
}) => {
  await openTool(page, 'fd-calculator')
  const link = page
    .getByRole('navigation', { name: 'Next' })
    .getByRole('link', { name: 'Tax on the first year’s interest' })
  const field = await page.locator('astro-island [name=principal]').elementHandle()
  const pressed = await link.evaluate(async (link, field) => {
    // Safari has no scroll anchoring, and never keeps a part of the page in its place.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const top = () => link.getBoundingClientRect().top
    setValue?.call(field, '1,000')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    // React draws the figures before this task ends.
    await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))))
    const start = top()
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const end = top()
    return { movedBy: end - start, hash: (link as HTMLAnchorElement).hash }
  }, field)
  expect(pressed.movedBy, 'from the start of the press to its end').toBe(0)
  // ₹1,000 at 6.5% a year.
  expect(new URLSearchParams(pressed.hash.slice(1)).get('depositInterest')).toBe('65')
})
