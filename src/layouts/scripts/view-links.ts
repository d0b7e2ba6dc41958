import { withPageValues, type PageValues } from './page-values.ts'

// The link of this page may stand beyond the edge of a phone.
const row = document.querySelector<HTMLElement>('[data-view-links]')
const current = row?.querySelector<HTMLElement>('[aria-current]')
if (row && current)
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
// Chromium leaves a link that is half in sight where it is.
row?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
})

// What the visitor has changed goes along to the other pages of the tool, whose fields take those they have by name. It
// stands in the fragment, which browsers send to no server, from before the link is followed, opened beside or copied.
for (const kind of ['pointerdown', 'click', 'contextmenu']) {
  document.addEventListener(kind, ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-view]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    const values = readData('values') ?? ''
    const byPage: Record<string, PageValues> = JSON.parse(readData('valuesByPage') ?? '{}')
    // "/tools/tax-calculator/planner" → "planner"
    const own = byPage[link.pathname.split('/').at(3) ?? '']
    link.hash = values && own ? withPageValues(values, own) : values
  })
}

function readData(name: 'values' | 'valuesByPage'): string | undefined {
  const attribute = name === 'values' ? 'data-values' : 'data-values-by-page'
  return document.querySelector<HTMLElement>(`[${attribute}]`)?.dataset[name]
}
