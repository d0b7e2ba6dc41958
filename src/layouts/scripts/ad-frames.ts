/**
 * Frames of advertisements stand in their boxes only while no field has the focus. A script in a frame can take the focus at any
 * moment, hidden and inert frames included, and what is typed then is typed into it: no policy or sandbox stopped that in the
 * browsers of 2026. So frames leave before a key can be pressed in a field, and come back when it has been left. One that takes
 * the focus although nobody went there, which also scrolls to it, does not come back.
 */

const FIELD = 'input, textarea, select, [contenteditable]'
/** Between two fields nothing comes and goes. */
const CALM_MS = 1000
/** A tap on an advertisement gives it the focus too, and its click comes after that. */
const TAP_MS = 500
/** The focus follows the Tab key at once. */
const TAB_MS = 200

const templates = new Set(document.querySelectorAll<HTMLTemplateElement>('template[data-ad-frame]'))
let returning: number | undefined
let tabbedAt = -Infinity

window.addEventListener('focusin', ({ target }) => isField(target) && takeAway(), true)
addEventListener('focusout', () => {
  clearTimeout(returning)
  returning = window.setTimeout(putInPlace, CALM_MS)
})
window.addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    if (key === 'Tab') tabbedAt = timeStamp
  },
  true,
)
addEventListener('blur', ({ timeStamp }) => {
  const template = [...templates].find((one) => frameOf(one) === document.activeElement)
  const isWanted = timeStamp - tabbedAt < TAB_MS || document.activeElement?.matches(':hover')
  if (template !== undefined && !isWanted) setTimeout(() => dismiss(template), TAP_MS)
})
addEventListener('online', putInPlace)
if (document.readyState === 'complete') putInPlace()
else addEventListener('load', putInPlace)

/** Without a network a frame would show the browser's own error in place of the calm box. */
function putInPlace(): void {
  if (!navigator.onLine || isField(document.activeElement)) return
  for (const template of templates)
    if (frameOf(template) === null) template.after(template.content.cloneNode(true))
}

function takeAway(): void {
  for (const template of templates) frameOf(template)?.remove()
}

function dismiss(template: HTMLTemplateElement): void {
  templates.delete(template)
  frameOf(template)?.remove()
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD)
}

function frameOf({ parentElement }: HTMLTemplateElement): Element | null {
  return parentElement?.querySelector('iframe') ?? null
}
