/**
 * Shows advertisement frames only while no field has the focus. A script in a frame, even a hidden or inert one, can take the
 * focus at any time and receive the visitor's keys. No policy or sandbox prevented that in the browsers of 2026. So frames are
 * removed when a field gets the focus and return after it loses it. A frame that takes the focus on its own, or scrolls the
 * page to itself twice, does not return.
 */
import { watchScrolls } from './foreign-scrolls.ts'

const FIELD = 'input, textarea, select, [contenteditable]'
/** Frames do not return while the visitor moves from one field to the next. */
const CALM_MS = 1000
/** A tap on an advertisement gives it the focus too, and the click follows later. */
const TAP_MS = 500
/** The focus moves this soon after the Tab key. */
const TAB_MS = 200
/** A visitor who has just pressed a key is not tapping. */
const TYPING_MS = 2000
/** Polling interval: no event reports that a frame takes the focus from another frame or after one was removed. */
const POLL_MS = 100
const CALM_POLLS = 20
/** A second scroll within this time dismisses the frame: one that pins the page scrolls it as soon as it returns. */
const WARNED_MS = 10_000

const templates = new Set(document.querySelectorAll<HTMLTemplateElement>('template[data-ad-frame]'))
/** When the page last scrolled to a frame without the visitor. */
const warnedAt = new Map<HTMLTemplateElement, number>()
let returning: number | undefined
let polling: number | undefined
let tabbedAt = -Infinity
let pressedAt = -Infinity

window.addEventListener('focusin', ({ target }) => isField(target) && removeFrames(), true)
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
  let calmPolls = 0
  const poll = () => {
    calmPolls = checkFocus(tabbedTo, isTyping ? 0 : TAP_MS) ? 0 : calmPolls + 1
    if (calmPolls > CALM_POLLS) clearInterval(polling)
  }
  clearInterval(polling)
  polling = window.setInterval(poll, POLL_MS)
  poll()
})
watchScrolls(framesInPlace, (suspects, at) => {
  const focused = focusedFrame()
  for (const template of templates) {
    const frame = frameOf(template)
    // Taking the focus scrolls the page as well.
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

/** Inserts the frames. Offline they stay out, because a frame would show the browser's error page. */
function putInPlace(): void {
  if (!navigator.onLine || isField(document.activeElement)) return
  for (const template of templates)
    if (frameOf(template) === null) template.after(template.content.cloneNode(true))
}

/** Dismisses the frame that has the focus, unless the visitor moved it there. Returns whether a frame has it. */
function checkFocus(tabbedTo: HTMLTemplateElement | undefined, patience: number): boolean {
  const template = focusedFrame()
  if (template === undefined) return false
  const isWanted = template === tabbedTo || document.activeElement?.matches(':hover')
  if (!isWanted && patience === 0) dismiss(template)
  else if (!isWanted) setTimeout(() => dismiss(template), patience)
  return true
}

/** Removes the frame, for good the second time. The first scroll may be the browser's, such as a search in the page. */
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

function removeFrames(): void {
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
