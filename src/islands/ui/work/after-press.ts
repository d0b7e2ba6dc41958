/** Whether a mouse button is down. Touch screens send this too, with a click, once the finger has left. */
let isPressed = false

if (typeof window !== 'undefined')
  for (const type of ['mousedown', 'mouseup', 'dragend'])
    addEventListener(type, () => (isPressed = type === 'mousedown'), true)

/**
 * Runs what changes the layout: now, or after the current press with its click. A field loses the focus as a press on something
 * else begins; if that moves before the press ends, the browser makes no click of it.
 */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(run), { once: true })
  else run()
}
