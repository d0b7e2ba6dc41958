import { listen } from './listen.ts'

/** The button of the page that was pressed last before its script was there. */
let pressed: HTMLElement | null | undefined

/** Drops the press that is to be repeated. */
export function forgetPress(): void {
  pressed = null
}

/**
 * Repeats presses that came before the script of a button: without this they would do nothing, or submit a form to an
 * address. For an island (buttons, folds that a script fills, and Ctrl+Enter) the press is repeated when React has hydrated
 * it, or when code that is loaded after the page is there (see awake.ts). For other buttons the last press is repeated at
 * the event `frame-alive` (see frame.ts). The original press goes no further, since React would handle it too if the code
 * arrived in the meantime.
 * Forms with method POST and buttons that open a popover work without a script and are left alone.
 */
export function repeatEarlyPresses(): void {
  listen('frame-alive', () => pressed?.click())
  listen('click', handleClick)
  listen('keydown', handleKey)
}

function handleClick(event: Event): void {
  const target = event.target as Element
  const button = target.closest?.('button')
  const island = waitingIslandOf(target)
  const pressable = button ?? target.closest?.<HTMLElement>('.needs-script>summary')
  if (pressable && island && button?.form?.method !== 'post') {
    event.preventDefault()
    event.stopPropagation()
    onceAwake(island, () => pressable.click())
  } else if (!island && button && !button.popoverTargetElement) {
    pressed = button
  }
}

function handleKey(event: KeyboardEvent): void {
  const target = event.target as Element
  const island = waitingIslandOf(target)
  if (island && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    onceAwake(island, () => target.dispatchEvent(new KeyboardEvent(event.type, event)))
}

/** Returns the part around an element whose code is not there yet. The target of an event can be the document, which has no `closest`. */
function waitingIslandOf(target: Element): Element | null {
  return target.closest?.('[data-waits],astro-island[ssr]')
}

function onceAwake(island: Element, act: () => void): void {
  for (const name of ['astro:hydrate', 'awake']) island.addEventListener(name, act, { once: true })
}
