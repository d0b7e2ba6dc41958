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

/** Returns the rule: `input` notes that the visitor did something, `scroll` returns whether nothing they did explains a scroll event. */
export function createScrollRule(start: number) {
  let last: Scroll = { at: -Infinity, top: start, isExplained: false }
  let inputAt = -Infinity
  let direction = 0
  return {
    input(at: number): void {
      inputAt = at
      direction = 0
    },
    scroll(next: Scroll): boolean {
      const moved = Math.sign(next.top - last.top)
      const isNewMovement = next.at - last.at > PAUSE_MS
      last = next
      if (moved === 0) return false
      if (isNewMovement) direction = 0
      // Nothing turns round by itself.
      const turned = direction !== 0 && moved !== direction
      const isForeign = turned || !(next.isExplained || next.at - inputAt < MOMENTUM_MS)
      direction = moved
      if (!isForeign && next.at - inputAt < MOMENTUM_MS) inputAt = next.at
      return isForeign
    },
  }
}

/** Calls `onForeign` with the time of each scroll event that nothing the visitor did explains. `frames` are those now in the page. */
export function watchScrolls(
  frames: () => readonly Element[],
  onForeign: (at: number) => void,
): void {
  const rule = createScrollRule(scrollY)
  let isAtScrollbar = false
  let wasInSight = false
  for (const kind of INPUTS)
    addEventListener(kind, ({ timeStamp }) => rule.input(timeStamp), {
      capture: true,
      passive: true,
    })
  window.addEventListener(
    'pointermove',
    ({ clientX }) => {
      isAtScrollbar = clientX > document.documentElement.clientWidth - SCROLLBAR_PX
    },
    { passive: true },
  )
  addEventListener(
    'scroll',
    ({ timeStamp }) => {
      const most = document.documentElement.scrollHeight - innerHeight
      const isSwiped = wasInSight && matchMedia('(hover: none)').matches
      const isExplained = isAtScrollbar || isSwiped || frames().some((one) => one.matches(':hover'))
      wasInSight = frames().some(isInSight)
      const top = Math.min(Math.max(scrollY, 0), most)
      if (rule.scroll({ at: timeStamp, top, isExplained })) onForeign(timeStamp)
    },
    { passive: true },
  )
}

/** Whether some of it is on the screen. */
export function isInSight(frame: Element): boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
