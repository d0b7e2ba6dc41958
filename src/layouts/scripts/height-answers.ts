/** The heights are multiples of this, in pixels. */
const STEP_PX = 50
/** Room for an error, a longer answer or a note below what the page is built with. */
const ROOM_PX = 100
/** A page around a frame asks when the frame has loaded, and after a phone was turned. */
const MOST_IN_A_MINUTE = 3
const MINUTE_MS = 60_000

/**
 * Answers the page around a frame with a height in pixels: at most three times a minute, and never lower than before.
 * `measure` returns what the tool needs as it was built, so that no height depends on what is entered.
 */
export function createHeightAnswers(measure: () => number, send: (height: number) => void) {
  let largest = 0
  let answeredAt: number[] = []
  return (now: number): void => {
    answeredAt = answeredAt.filter((time) => now - time < MINUTE_MS)
    if (answeredAt.length >= MOST_IN_A_MINUTE) return
    answeredAt.push(now)
    largest = Math.max(largest, Math.ceil((measure() + ROOM_PX) / STEP_PX) * STEP_PX)
    send(largest)
  }
}
