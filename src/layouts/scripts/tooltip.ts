/** Shows tooltips of icon buttons, for pointer and keyboard. They repeat the button's name, so the page works without them. */

const OPEN_DELAY_MS = 700
/** The next tooltip opens without delay within this time after one was closed. */
const SKIP_DELAY_MS = 300
const GAP_PX = 8

const bubble = document.querySelector<HTMLElement>('#tooltip')
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = -Infinity

let isStarted = false

/** Starts to show tooltips, beginning with the element that is already hovered or focused. */
export function startTooltips(first: Element): void {
  if (isStarted) return
  isStarted = true
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') onEnter(event.target)
  })
  document.addEventListener('focusin', (event) => {
    // Only visible focus: a clicked button does not need a tooltip.
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
