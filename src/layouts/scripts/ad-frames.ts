/**
 * Frames of advertisements stand in their boxes only while no field has the focus. A script in a frame can take the focus at any
 * moment, hidden and inert frames included, and what is typed then is typed into it: no policy or sandbox stopped that in the
 * browsers of 2026. So frames leave before a key can be pressed in a field, and come back when it has been left. One that takes
 * the focus although nobody went there, or twice scrolls the page to itself, is dismissed: it does not come back.
 */
import { watchScrolls } from './foreign-scrolls.ts'

const FIELD = 'input, textarea, select, [contenteditable]'
/** Between two fields nothing comes and goes. */
const CALM_MS = 1000
/** A tap on an advertisement gives it the focus too, and its click comes after that. */
const TAP_MS = 500
/** The focus follows the Tab key at once. */
const TAB_MS = 200
/** Who has just pressed a key taps on nothing meanwhile. */
const TYPING_MS = 2000
/** No event says that a frame takes the focus from another frame, or after one that was removed. */
const LOOK_MS = 100
const CALM_LOOKS = 20
/** A frame that pins the page scrolls it again as soon as it is back. */
const WARNED_MS = 10_000

const templates = new Set(document.querySelectorAll<HTMLTemplateElement>('template[data-ad-frame]'))
/** When the page last scrolled to these without the visitor. */
const warnedAt = new Map<HTMLTemplateElement, number>()
let returning: number | undefined
let looking: number | undefined
let tabbedAt = -Infinity
let pressedAt = -Infinity

window.addEventListener('focusin', ({ target }) => isField(target) && takeAway(), true)
addEventListener('focusout', returnSoon)
window.addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    pressedAt = timeStamp
    if (key === 'Tab') tabbedAt = timeStamp
  },
  true,
)
addEventListener('blur', ({ timeStamp }) => {
  const taken = focusedFrame()
  const tabbedTo = timeStamp - tabbedAt < TAB_MS ? taken : undefined
  const isTyping = tabbedTo === undefined && timeStamp - pressedAt < TYPING_MS
  let calmLooks = 0
  const look = () => {
    calmLooks = lookForFocus(tabbedTo, isTyping ? 0 : TAP_MS) ? 0 : calmLooks + 1
    if (calmLooks > CALM_LOOKS) clearInterval(looking)
  }
  clearInterval(looking)
  looking = window.setInterval(look, LOOK_MS)
  look()
})
watchScrolls(framesInPlace, (suspects, at) => {
  const focused = focusedFrame()
  for (const template of templates) {
    const frame = frameOf(template)
    // To take the focus scrolls the page as well.
    const isSuspect =
      focused === undefined ? frame && suspects.includes(frame) : template === focused
    if (isSuspect) warn(template, at)
  }
  returnSoon()
})
addEventListener('online', putInPlace)
if (document.readyState === 'complete') putInPlace()
else addEventListener('load', putInPlace)

function returnSoon(): void {
  clearTimeout(returning)
  returning = window.setTimeout(putInPlace, CALM_MS)
}

/** Without a network a frame would show the browser's own error in place of the calm box. */
function putInPlace(): void {
  if (!navigator.onLine || isField(document.activeElement)) return
  for (const template of templates)
    if (frameOf(template) === null) template.after(template.content.cloneNode(true))
}

/** Dismisses the frame that has the focus, unless the visitor went there. Returns whether one has it. */
function lookForFocus(tabbedTo: HTMLTemplateElement | undefined, patience: number): boolean {
  const template = focusedFrame()
  if (template === undefined) return false
  const isWanted = template === tabbedTo || document.activeElement?.matches(':hover')
  if (!isWanted && patience === 0) dismiss(template)
  else if (!isWanted) setTimeout(() => dismiss(template), patience)
  return true
}

/** Takes the frame away, for good if it was warned just before. The first time may be the browser's doing, as when it finds a word. */
function warn(template: HTMLTemplateElement, at: number): void {
  const before = warnedAt.get(template) ?? -Infinity
  warnedAt.set(template, at)
  if (at - before < WARNED_MS) dismiss(template)
  else frameOf(template)?.remove()
}

function focusedFrame(): HTMLTemplateElement | undefined {
  return [...templates].find((one) => frameOf(one) === document.activeElement)
}

function framesInPlace(): Element[] {
  return [...templates].flatMap((template) => frameOf(template) ?? [])
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
