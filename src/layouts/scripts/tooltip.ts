/** Tooltips of icon buttons, for pointer and keyboard. Their text repeats the button's name, so nothing is lost without them. */

const OPEN_DELAY_MS = 700
/** Moving on to another element within this time after a tooltip was open opens the next one at once. */
const SKIP_DELAY_MS = 300
const GAP_PX = 8

const bubble = document.querySelector<HTMLElement>('#tooltip')
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = -Infinity

let isStarted = false

/** Watches for pointer and focus from now on, beginning with the element that is already under one of them. */
export function startTooltips(first: Element): void {
  if (isStarted) return
  isStarted = true
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') onEnter(event.target)
  })
  document.addEventListener('focusin', (event) => {
    // Only focus that shows as focus: a click also focuses, and needs no explanation any more.
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      onEnter(event.target)
  })
  for (const kind of ['pointerout', 'focusout', 'pointerdown', 'scroll']) {
    document.addEventListener(kind, close, { passive: true })
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  if (first.matches(':hover, :focus-visible')) onEnter(first)
}

function onEnter(target: EventTarget | null): void {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  if (owner === null) return
  clearTimeout(timer)
  const isSkipping = performance.now() - closedAt < SKIP_DELAY_MS
  timer = setTimeout(() => open(owner), isSkipping ? 0 : OPEN_DELAY_MS)
}

function open(owner: HTMLElement): void {
  if (bubble === null || !owner.isConnected) return
  bubble.textContent = owner.dataset['tooltip'] ?? ''
  bubble.showPopover()
  const box = owner.getBoundingClientRect()
  const left = box.left + box.width / 2 - bubble.offsetWidth / 2
  const room = document.documentElement.clientWidth - bubble.offsetWidth - GAP_PX
  const below = box.bottom + GAP_PX
  const isBelow = below + bubble.offsetHeight < window.innerHeight
  bubble.style.left = `${Math.max(GAP_PX, Math.min(left, room))}px`
  bubble.style.top = `${isBelow ? below : box.top - GAP_PX - bubble.offsetHeight}px`
}

function close(): void {
  clearTimeout(timer)
  if (bubble?.matches(':popover-open')) {
    bubble.hidePopover()
    closedAt = performance.now()
  }
}
