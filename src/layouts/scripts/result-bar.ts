/**
 * Mirrors the answer of a tool in a bar at the edge of the screen while the visitor is at the fields and the answer is out of
 * sight. What is an answer carries `data-answer`, around its figure (dd or strong, or named in `data-figure`) and its label (dt, or
 * named in `data-label`); the fields stand in `data-inputs`. A single answer is drawn as well, from what carries `data-share`.
 */

/** Less than this is a browser's own bar coming and going, and no keyboard. */
const SMALLEST_KEYBOARD_PX = 120

/** Shows the bar from now on whenever it is of use. */
export function startResultBar(bar: HTMLElement): void {
  const inputs = document.querySelector('[data-inputs]')
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')]
  const results = document.querySelector<HTMLElement>('[data-results]')
  const mirrored = results?.querySelector<HTMLElement>('[data-answer]')
  if (inputs === null || results === null || !mirrored) return
  document.documentElement.toggleAttribute('data-has-bar', true)
  let isOfUse = false
  const show = () => {
    bar.hidden = !isOfUse || bar.querySelector('.result-bar-answer') === null
  }
  const watch = watchSight([inputs, ...answers], (inSight) => {
    isOfUse = inSight.has(inputs) && !answers.some((answer) => inSight.has(answer))
    show()
  })
  mirrorAnswers(bar, results, show)
  bar.addEventListener('click', () => {
    results.focus({ preventScroll: true })
    mirrored.scrollIntoView({ block: 'center' })
  })
  keepAboveKeyboard(bar, watch)
}

/** Tells which of the parts are in sight, at every change. What it gives begins anew with so many pixels covered at the bottom. */
function watchSight(parts: readonly Element[], tell: (inSight: ReadonlySet<Element>) => void) {
  let watcher: IntersectionObserver | undefined
  const watch = (coveredPx: number) => {
    watcher?.disconnect()
    const inSight = new Set<Element>()
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      tell(inSight)
    }
    // The header and the bar itself hide 64 px each, and below the bar stands the advertisement.
    const below = 64 + (coveredPx || adHeight())
    watcher = new IntersectionObserver(note, { rootMargin: `-64px 0px -${below}px` })
    for (const part of parts) watcher.observe(part)
  }
  watch(0)
  return watch
}

/** Of the strip at the bottom of a phone's screen, 0 without one. */
function adHeight(): number {
  return document.querySelector<HTMLElement>('[data-ad=mobile-sticky]')?.offsetHeight ?? 0
}

function mirrorAnswers(bar: HTMLElement, results: HTMLElement, onChange: () => void): void {
  const shown = bar.querySelector('[data-bar-answers]')
  const picture = bar.querySelector<SVGElement>('[data-bar-shares]')
  let frame = 0
  const mirror = () => {
    const answers = [...results.querySelectorAll<HTMLElement>('[data-answer]')]
    shown?.replaceChildren(...answers.flatMap(mirrorOf))
    onChange()
    const parts = [...results.querySelectorAll<HTMLElement>('[data-share]')]
    picture?.replaceChildren(...(answers.length === 1 ? rectsOf(parts) : []))
  }
  new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mirror)
  }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true })
  mirror()
}

/** Parts of a whole side by side, in the colours that they have in the chart. */
function rectsOf(parts: readonly HTMLElement[]): SVGRectElement[] {
  let left = 0
  return parts.map(({ dataset: { share, color } }) => {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const attributes = { x: left, width: Number(share), height: 1, fill: 'currentColor', 'data-color': color } // prettier-ignore
    for (const [name, value] of Object.entries(attributes)) rect.setAttribute(name, String(value))
    left += Number(share)
    return rect
  })
}

/** None for an answer that is not there yet. */
function mirrorOf(answer: HTMLElement): HTMLElement[] {
  const label = answer.dataset['label'] ?? answer.querySelector('dt')?.textContent ?? ''
  const figure = answer.dataset['figure'] ?? answer.querySelector('dd, strong')?.textContent ?? ''
  if (figure === '') return []
  const box = document.createElement('span')
  box.className = 'result-bar-answer'
  for (const [name, text] of [['small', label] as const, ['b', figure] as const]) {
    const line = document.createElement(name)
    line.textContent = text
    box.append(line)
  }
  return [box]
}

/** An on-screen keyboard lies over the page: the bar stands on it, the advertisement goes, and the field in use stays in sight. */
function keepAboveKeyboard(bar: HTMLElement, watch: (coveredPx: number) => void): void {
  const viewport = window.visualViewport
  let wasCovered = 0
  viewport?.addEventListener('resize', () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    const isOpen = viewport.scale === 1 && covered > SMALLEST_KEYBOARD_PX
    document.documentElement.classList.toggle('keyboard-open', isOpen)
    bar.style.bottom = isOpen ? `${covered}px` : ''
    const isCovered = isOpen ? covered : 0
    if (isCovered !== wasCovered) watch(isCovered)
    wasCovered = isCovered
    const field = document.activeElement?.getBoundingClientRect()
    const hidden = (field?.bottom ?? 0) - (viewport.height + viewport.offsetTop - bar.offsetHeight)
    if (isOpen && hidden > 0) window.scrollBy({ top: hidden + 8 })
  })
}
