import { listen } from './listen.ts'

/** The last button outside an island that was pressed before its script had loaded. */
let pressed: HTMLElement | null | undefined

/** Cancels the repetition of the last press. */
export function forgetPress(): void {
  pressed = null
}

/**
 * Repeats presses that came before the script of a button had loaded. In an island (buttons, folds, Ctrl+Enter) a press is
 * repeated after hydration, or when later code has loaded (see `awake` in first-use.ts). For buttons outside islands the last press is repeated
 * at the event `frame-alive` (see frame.ts). The original event is stopped, because React could handle it too.
 * Forms with method POST and buttons that open a popover work without a script and are not changed.
 */
export function repeatEarlyPresses(): void {
  listen('frame-alive', () => pressed?.click())
  listen('click', handleClick)
  listen('keydown', handleKey)
}

function handleClick(event: Event): void {
  const target = event.target as Element
  const button = target.closest?.('button')
  if (button?.form?.method === 'post') return
  const island = waitingIslandOf(target)
  const pressable = button ?? target.closest?.<HTMLElement>('.needs-script>summary')
  if (pressable && island) {
    event.preventDefault()
    event.stopPropagation()
    // Until then the button says that it has been pressed.
    pressable.ariaBusy = 'true'
    onceAwake(island, () => {
      pressable.ariaBusy = null
      pressable.click()
    })
  } else if (button && !button.closest('astro-island') && !button.popoverTargetElement) {
    pressed = button
  }
}

function handleKey(event: KeyboardEvent): void {
  const target = event.target as Element
  const island = waitingIslandOf(target)
  if (island && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    onceAwake(island, () => target.dispatchEvent(new KeyboardEvent(event.type, event)))
}

/** Returns the part around an element that is not hydrated yet. An event's target can be the document, which has no `closest`. */
function waitingIslandOf(target: Element): Element | null {
  return target.closest?.('[data-waits],astro-island[ssr]')
}

function onceAwake(island: Element, act: () => void): void {
  for (const name of ['astro:hydrate', 'awake']) island.addEventListener(name, act, { once: true })
}
