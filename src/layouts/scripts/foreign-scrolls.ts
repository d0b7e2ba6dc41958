/** Distinguishes scrolling by the visitor from scrolling by a frame, which can scroll this page to itself again and again. */

/** Momentum after a swipe. Continued scrolling extends it. */
const MOMENTUM_MS = 2000
/** A longer pause between scroll events starts a new movement. */
const PAUSE_MS = 300
/** Using the scrollbar sends no event, except that the pointer comes this near to it. */
const SCROLLBAR_PX = 24

const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown', 'pointerup', 'resize']

/** A scroll event. Times are in milliseconds, lengths in pixels. */
export interface Scroll {
  at: number
  /** The scroll position, limited to the page: bouncing at its end is not a movement. */
  top: number
  /** Whether input that sends the page no event explains it: a pointer over a frame or the scrollbar, or a swipe from a frame. */
  isExplained: boolean
}

/** Why a scroll event is not the visitor's: it reversed on its own, or no input preceded it. */
export type Foreign = 'turned' | 'unasked'

/** Creates the rule: `input` records input by the visitor, and `scroll` returns why a scroll event is foreign, if it is. */
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
 * Calls `onForeign` for each scroll event without a cause by the visitor, with its time and the frames that may have caused
 * it. `frames` returns the frames in the page.
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
      // Scripts of this page and browsers scroll too. A frame is suspect if the scroll made it completely visible.
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
