/** All links between the pages of a tool, and the links below its result to pages of others. */
import { withPageValues, type PageValues } from './page-values.ts'

// These links carry the visitor's values in the fragment, which browsers never send to a server. It is set before the link is
// followed, opened in a tab or copied.
for (const kind of ['pointerdown', 'click', 'contextmenu']) {
  document.addEventListener(kind, ({ target }) => {
    const link =
      target instanceof Element ? target.closest('a:is([data-view], [data-carries])') : null
    if (!(link instanceof HTMLAnchorElement)) return
    const isView = link.dataset['view'] !== undefined
    const values = isView ? (readData('data-values') ?? '') : ''
    // A page as a fresh visit finds it gives nothing to the others of its tool.
    if (isView && values === '') link.hash = ''
    else link.hash = withPageValues(values, { ...valuesFor(link), ...figuresFor(link) })
  })
}

/** The links that wait for the values of the page. Each waits once. */
const waited = new WeakSet<Element>()

// A link that is followed before the page knows what its fields contain would carry older values.
document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest('a[data-view]') : null
  const part = partBehind()
  if (!(link instanceof HTMLAnchorElement) || part === null || waited.has(link)) return
  if (ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  waited.add(link)
  link.ariaBusy = 'true'
  void import('./follow-when-ready.ts')
    .then(({ followWhenReady }) => followWhenReady(part, link))
    .catch(() => link.click())
})

/** Returns the part of the page that does not have the values of the fields yet: its code is still loading. */
function partBehind(): Element | null {
  const island = document.querySelector('astro-island[ssr]:has([data-values])')
  if (island) return [...island.querySelectorAll('input')].some(isChanged) ? island : null
  const part = document.querySelector('[data-values-by-page]')?.closest<HTMLElement>('[data-waits]')
  return part?.style.visibility === 'hidden' ? part : null
}

function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) {
  return type === 'range' ? false : value !== defaultValue || checked !== defaultChecked
}

/** Returns what the page itself maps to the fields of another page of its tool. */
function valuesFor(link: HTMLAnchorElement): PageValues {
  const byPage: Record<string, PageValues> = JSON.parse(readData('data-values-by-page') ?? '{}')
  // "/tools/tax-calculator/planner" → "planner"
  const view = link.pathname.split('/').at(3) ?? ''
  if (link.dataset['view'] === undefined) return {}
  return Object.hasOwn(byPage, view) ? (byPage[view] ?? {}) : {}
}

/** Returns the figures of this page for the fields of the other one (prerender/next-links.ts). */
function figuresFor(link: HTMLAnchorElement): PageValues {
  const carries: Record<string, string | null> = JSON.parse(link.dataset['carries'] ?? '{}')
  const figures: Record<string, string | number> = JSON.parse(readData('data-figures') ?? '{}')
  const values = Object.entries(carries).map(([field, name]) => {
    if (name === null) return [field, null]
    return [field, Object.hasOwn(figures, name) ? figures[name] : undefined]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as PageValues
}

function readData(attribute: string): string | undefined {
  return document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined
}
