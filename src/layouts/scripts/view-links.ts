/** All links between the pages of a tool. */
import { withPageValues, type PageValues } from './page-values.ts'

// Links to other pages of the tool carry the visitor's values in the fragment, which browsers never send to a server. It is
// set before the link is followed, opened in a tab or copied.
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
