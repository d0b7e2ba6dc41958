/** Heights are multiples of this, in pixels. */
const STEP_PX = 50
/** Room for an error, a longer answer or a note below the built tool. */
const ROOM_PX = 100
/** The embedding page asks when the frame has loaded, and after a phone was rotated. */
const MOST_IN_A_MINUTE = 3
const MINUTE_MS = 60_000

/**
 * Creates the function that answers the embedding page with a height in pixels: at most three times a minute, and never
 * lower than before. `measure` returns the height of the built tool, so that no answer depends on the input.
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
