import { $toast, closeToast, type Toast } from '@/lib/stores/toast.ts'

const SHOWN_MS = 5000
const SWIPE_PX = 50
/** A closed toast is dropped from memory only after this time (docs/specification.md 3.4). */
const REMOVAL_DELAY_MS = 1_000_000

const view = findPart('[data-toast]')
const regions = {
  success: findPart('[data-announce=success]'),
  error: findPart('[data-announce=error]'),
}

let closeTimer: ReturnType<typeof setTimeout> | undefined
let removalTimer: ReturnType<typeof setTimeout> | undefined
let remainingMs = SHOWN_MS
let startedAt = 0
let swipeStart: number | undefined
/** The element that had the focus before the toast, for example before F8. */
let focusedBefore: EventTarget | null = null

findPart('[data-toast-close]').addEventListener('click', closeToast)
// A toast stays open while it is hovered or has the focus.
for (const kind of ['pointerenter', 'focusin']) view.addEventListener(kind, pause)
for (const kind of ['pointerleave', 'focusout']) view.addEventListener(kind, resume)
view.addEventListener('focusin', ({ relatedTarget }) => {
  if (!view.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget
})
view.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeToast()
})
view.addEventListener('pointerdown', (event) => {
  if (event.target instanceof Element && event.target.closest('button')) return
  swipeStart = event.clientX
  view.setPointerCapture(event.pointerId)
})
view.addEventListener('pointermove', (event) => moveTo(event.clientX))
view.addEventListener('pointerup', (event) => endSwipe(event.clientX))
view.addEventListener('pointercancel', () => endSwipe(swipeStart ?? 0))

$toast.subscribe(present)

/** Shows a toast instead of any other, or hides the current one. */
function present(toast: Toast | undefined): void {
  clearTimeout(closeTimer)
  clearTimeout(removalTimer)
  view.style.transform = ''
  if (toast === undefined) {
    const hadFocus = view.contains(document.activeElement)
    if (view.matches(':popover-open')) view.hidePopover()
    if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus()
    removalTimer = setTimeout(forget, REMOVAL_DELAY_MS)
    return
  }
  forget()
  view.dataset['kind'] = toast.kind
  // Showing it again puts it above a dialog that was opened in the meantime.
  if (view.matches(':popover-open')) view.hidePopover()
  view.showPopover()
  // New elements are announced even if their text is the same.
  regions[toast.kind].append(
    createLine(toast.title, 'font-semibold'),
    createLine(toast.text, 'text-sm'),
  )
  remainingMs = SHOWN_MS
  resume()
}

function createLine(text: string | undefined, className: string): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text ?? ''
  return element
}

function pause(): void {
  if (closeTimer === undefined) return
  clearTimeout(closeTimer)
  closeTimer = undefined
  remainingMs -= performance.now() - startedAt
}

function resume(): void {
  if (view.matches(':hover, :focus-within')) return
  clearTimeout(closeTimer)
  startedAt = performance.now()
  closeTimer = setTimeout(closeToast, remainingMs)
}

function forget(): void {
  for (const region of Object.values(regions)) region.replaceChildren()
}

function moveTo(x: number): void {
  if (swipeStart !== undefined)
    view.style.transform = `translateX(${Math.max(0, x - swipeStart)}px)`
}

function endSwipe(x: number): void {
  if (swipeStart === undefined) return
  const isFarEnough = x - swipeStart >= SWIPE_PX
  swipeStart = undefined
  view.style.transform = ''
  if (isFarEnough) closeToast()
}

function findPart(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#notifications ${selector}`)
  if (found === null) throw new Error(`The notification area has no ${selector}.`)
  return found
}
