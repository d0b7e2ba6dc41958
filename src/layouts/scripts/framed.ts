/** The script of a page that another site shows in a frame. It shares nothing with the frame of the site, which would cost every page a file. */
import { setPersistentEngine } from '@nanostores/persistent'

import { $theme } from '@/lib/stores/theme.ts'
import { $toast } from '@/lib/stores/toast.ts'

import './framed-height.ts'
import { fillFields, readFields } from './named-fields.ts'

// What stores would keep on the device lives and ends with the page, and no other page has a say in it.
const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined }
setPersistentEngine({}, nobody)

const html = document.documentElement
$theme.subscribe((theme) => {
  html.classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
})
followFragment()
addEventListener('hashchange', followFragment)

/** Theme and values are named by whoever wrote the address of the frame, and may be changed while it is open. */
function followFragment(): void {
  // An address that was copied as HTML source has "&amp;" between its values.
  const values = new URLSearchParams(location.hash.slice(1).replaceAll('&amp;', '&'))
  $theme.set(values.get('theme') === 'dark' ? 'dark' : 'light')
  fillFields(values)
}

// The values go along behind the "#", which no server is sent; texts do not, since an address stays in the history.
const whole = document.querySelector<HTMLAnchorElement>('[data-whole-tool]')
for (const kind of ['pointerdown', 'click', 'contextmenu']) {
  whole?.addEventListener(kind, () => {
    whole.hash = readFields('fields').toString()
  })
}

/** Where the visitor is at work: a frame may be much higher than what of it is on the screen. */
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
