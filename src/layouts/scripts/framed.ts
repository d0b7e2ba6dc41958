/** The script of a page in a frame of another site. It shares no code with frame.ts, because that would add a file to every page. */
import { setPersistentEngine } from '@nanostores/persistent'

import { $theme } from '@/lib/stores/theme.ts'
import { $toast } from '@/lib/stores/toast.ts'

import { fillFields, readFields } from './tool/named-fields.ts'

// Stores keep their values in memory only, and other pages cannot change them.
const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }
setPersistentEngine({}, noEvents)

const html = document.documentElement
$theme.subscribe((theme) => {
  html.classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
})
followFragment()
addEventListener('hashchange', followFragment)

/** Applies the theme and the values in the frame's address, which the embedding page can change at any time. */
function followFragment(): void {
  // An address copied from HTML source has "&amp;" between its values.
  const values = new URLSearchParams(location.hash.slice(1).replaceAll('&amp;', '&'))
  $theme.set(values.get('theme') === 'dark' ? 'dark' : 'light')
  fillFields(values)
}

// The link carries values after the "#", which is never sent to a server, but no texts: addresses stay in the history.
const whole = document.querySelector<HTMLAnchorElement>('[data-whole-tool]')
for (const kind of ['pointerdown', 'click', 'contextmenu']) {
  whole?.addEventListener(kind, () => {
    whole.hash = readFields('fields').toString()
  })
}

/** The top of the last used element: a frame may be much higher than the screen, and the toast must be visible. */
let workedAt = 0
for (const kind of ['pointerdown', 'focusin']) {
  document.addEventListener(kind, ({ target }) => {
    if (target instanceof Element) workedAt = target.getBoundingClientRect().top
  })
}
$toast.subscribe((toast) => {
  if (!toast) return
  const view = document.querySelector<HTMLElement>('[data-toast]')
  if (view) view.style.top = `${Math.max(6, workedAt - 80)}px`
  import('./toast.ts').catch(() => alert([toast.title, toast.text].join('\n')))
})

/** Answers the embedding page when it asks for the height of the frame. It sends nothing else, and nothing unasked. */
import { createHeightAnswers } from './height-answers.ts'

const answer = createHeightAnswers(measureAsBuilt, (height) =>
  // Any origin may know the height: it depends on the tool and the width only.
  parent.postMessage({ type: 'ganak:height', height }, '*'),
)

addEventListener('message', ({ source, data }) => {
  if (source === parent && (data as { type?: unknown } | null)?.type === 'ganak:height?') respond()
})
if (globalThis.heightAsked) respond()

/** Answers, unless this page is not in a frame or the frame is hidden and has no width. */
function respond(): void {
  if (parent !== self && innerWidth > 0) answer(performance.now())
}

/**
 * Returns the height in pixels of the tool without input at the width of the frame. With input, the height would depend on
 * values, and the embedding page could infer them by changing the width.
 */
function measureAsBuilt(): number {
  const copy = globalThis.asBuilt.cloneNode(true) as HTMLElement
  copy.className = 'as-built'
  for (const island of copy.querySelectorAll('astro-island'))
    island.replaceWith(...island.childNodes)
  for (const script of copy.querySelectorAll('script')) script.remove()
  for (const part of [copy, ...copy.querySelectorAll('[id], [name]')]) {
    part.removeAttribute('id')
    // Radio buttons with the same name would change those of the tool.
    part.removeAttribute('name')
  }
  document.body.append(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return height * Number(copy.dataset['growth'])
}
