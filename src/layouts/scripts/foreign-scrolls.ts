/**
 * Tells scrolling by the visitor from scrolling by a frame: a page in a frame can scroll this one to itself, and do it again
 * whenever the visitor scrolls on.
 */

/** Momentum after a swipe. Scrolling that goes on lengthens it. */
const MOMENTUM_MS = 2000
/** Scroll events of one movement follow each other sooner. */
const PAUSE_MS = 300
/** A scrollbar gives the page no event but that the pointer came near it. */
const SCROLLBAR_PX = 24

const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown', 'pointerup', 'resize']

/** What the rule knows of a scroll event. Times are in milliseconds, lengths in pixels. */
export interface Scroll {
  at: number
  /** Of the window, within the page: a page that bounces at its end has not moved. */
  top: number
  /** Whether something that the page has no event of explains it: a pointer over a frame or the scrollbar, a swipe that began in a frame. */
  isExplained: boolean
}

/** Why a scroll event is not the visitor's: it turned round on its own, or came without an input. */
export type Foreign = 'turned' | 'unasked'

/** Returns the rule: `input` notes that the visitor did something, `scroll` returns what is foreign about a scroll event, if anything. */
export function createScrollRule(start: number) {
  let last: Scroll = { at: -Infinity, top: start, isExplained: false }
  let inputAt = -Infinity
  let direction = 0
  return {
    input(at: number): void {
      inputAt = at
      direction = 0
    },
    scroll(next: Scroll): Foreign | undefined {
      const moved = Math.sign(next.top - last.top)
      const isNewMovement = next.at - last.at > PAUSE_MS
      last = next
      if (moved === 0) return undefined
      if (isNewMovement) direction = 0
      const hasTurned = direction !== 0 && moved !== direction
      direction = moved
      if (hasTurned) return 'turned'
      const isRecent = next.at - inputAt < MOMENTUM_MS
      if (isRecent) inputAt = next.at
      return isRecent || next.isExplained ? undefined : 'unasked'
    },
  }
}

/**
 * Calls `onForeign` at each scroll event that nothing the visitor did explains, with its time and the frames that may be the
 * cause. `frames` are those now in the page.
 */
export function watchScrolls(
  frames: () => readonly Element[],
  onForeign: (suspects: readonly Element[], at: number) => void,
): void {
  const rule = createScrollRule(scrollY)
  const pointer = watchPointer(rule.input)
  let inSight: readonly Element[] = []
  let whole: readonly Element[] = []
  addEventListener(
    'scroll',
    ({ timeStamp: at }) => {
      const most = document.documentElement.scrollHeight - innerHeight
      const isSwiped = inSight.length > 0 && matchMedia('(hover: none)').matches
      const isHovered = frames().some((one) => one.matches(':hover'))
      const isExplained = pointer.isAtScrollbar || isSwiped || isHovered
      const foreign = rule.scroll({ at, top: Math.min(Math.max(scrollY, 0), most), isExplained })
      inSight = frames().filter(isInSight)
      const shown = inSight.filter(isWhole).filter((one) => !whole.includes(one))
      whole = inSight.filter(isWhole)
      // Scripts of this page and browsers scroll too. A frame gains from it when it comes wholly into sight.
      if (foreign !== undefined) onForeign(foreign === 'turned' ? inSight : shown, at)
    },
    { passive: true },
  )
}

function watchPointer(onInput: (at: number) => void) {
  const pointer = { isAtScrollbar: false }
  for (const kind of INPUTS)
    addEventListener(kind, ({ timeStamp }) => onInput(timeStamp), { capture: true, passive: true })
  window.addEventListener(
    'pointermove',
    ({ clientX }) => {
      pointer.isAtScrollbar = clientX > document.documentElement.clientWidth - SCROLLBAR_PX
    },
    { passive: true },
  )
  return pointer
}

function isInSight(frame: Element): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function isWhole(frame: Element): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
