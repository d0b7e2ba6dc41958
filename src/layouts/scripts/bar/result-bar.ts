/**
 * Mirrors the answers of a tool in a bar at the bottom of the screen while the fields are in the viewport and the answers are
 * not. `data-answer` marks an answer with its figure (dd, strong or `data-figure`), its label (dt or `data-label`) and its picture
 * (`data-thumbnail`), and `data-inputs` marks the fields. For a single answer the bar also draws the parts marked with
 * `data-share`. A copy button with `data-bar-copies` is offered in the bar too.
 */
import { firstUse } from '@/lib/first-use.ts'

/** The bar follows when typing pauses: laid out at every key, it would hold up a slow phone. */
const PAUSE_MS = 250

/** Starts to show the bar whenever it is useful. */
export function startResultBar(bar: HTMLElement): void {
  bar.ariaBusy = null
  bar.hidden = true
  const inputs = [...document.querySelectorAll('[data-inputs]')]
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')]
  const results = document.querySelector<HTMLElement>('[data-results]')
  const mirrored = results?.querySelector<HTMLElement>('[data-answer]')
  if (inputs.length === 0 || results === null || !mirrored) return
  let isOfUse = false
  const offer = copyOffer(bar, results)
  const show = () => {
    offer()
    bar.hidden = !isOfUse || bar.querySelector('.result-bar-answer') === null
  }
  const watch = watchSight([...inputs, ...answers], (inSight) => {
    const isInSight = (part: Element) => inSight.has(part)
    isOfUse = inputs.some(isInSight) && !answers.some(isInSight)
    show()
  })
  mirrorAnswers(bar, results, show)
  bar.querySelector('[data-bar-leads]')?.addEventListener('click', () => {
    results.focus({ preventScroll: true })
    mirrored.scrollIntoView({ block: 'center' })
  })
  // A keyboard comes with the first use. Without its code the bar stays where it is.
  void firstUse()
    .then(() => import('./above-keyboard.ts'))
    .then(({ keepAboveKeyboard }) => keepAboveKeyboard(bar, watch), Boolean)
}

/** Reports the parts in the viewport at every change. Returns a function that restarts with some pixels covered at the bottom. */
function watchSight(parts: readonly Element[], onChange: (inSight: ReadonlySet<Element>) => void) {
  let watcher: IntersectionObserver | undefined
  const watch = (coveredPx: number) => {
    watcher?.disconnect()
    const inSight = new Set<Element>()
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      onChange(inSight)
    }
    // The header and the bar cover 64 px each, and the advertisement is below the bar.
    const below = 64 + (coveredPx || adHeight())
    watcher = new IntersectionObserver(note, { rootMargin: `-64px 0px -${below}px` })
    for (const part of parts) watcher.observe(part)
  }
  watch(0)
  return watch
}

/** Returns the height of the advertisement at the bottom of a phone's screen, 0 without one. */
function adHeight(): number {
  return document.querySelector<HTMLElement>('[data-ad=mobile-sticky]')?.offsetHeight ?? 0
}

function mirrorAnswers(bar: HTMLElement, results: HTMLElement, onChange: () => void): void {
  const shown = bar.querySelector('[data-bar-answers]')
  const picture = bar.querySelector<SVGElement>('[data-bar-shares]')
  let pause: ReturnType<typeof setTimeout> | undefined
  const mirror = () => {
    const answers = [...results.querySelectorAll<HTMLElement>('[data-answer]')]
    shown?.replaceChildren(...(reasonOf(results) ?? answers.flatMap(mirrorOf)))
    onChange()
    picture?.replaceChildren(...(answers.length === 1 ? partsOf(results) : []))
    const isStanding = results.querySelector('.strokes-line[data-standing]') !== null
    picture?.toggleAttribute('data-standing', isStanding)
  }
  // A secret that the tool wipes now must not stay in the bar of a page in the browser's cache.
  window.addEventListener('pagehide', mirror)
  new MutationObserver((records) => {
    clearTimeout(pause)
    // The shares follow a pause themselves, so nobody is typing then.
    const isPaused = records.some(({ attributeName }) => attributeName === 'data-share')
    pause = setTimeout(mirror, isPaused ? 0 : PAUSE_MS)
  }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true })
  mirror()
}

/** Returns the strokes of the result's drawing, else the shares of its parts. Both fit any size: they are in percent. */
function partsOf(results: HTMLElement): Node[] {
  const drawing = results.querySelector('[data-strokes]')
  const isShown = drawing?.checkVisibility({ visibilityProperty: true })
  if (drawing && isShown)
    return [...drawing.querySelectorAll('g[data-color]')].map((part) => part.cloneNode(true))
  return rectsOf([...results.querySelectorAll<HTMLElement>('[data-share]')])
}

/** Offers the tool's own copy button in the bar too. Returns a function that hides it while there is nothing to copy. */
function copyOffer(bar: HTMLElement, results: HTMLElement): () => void {
  const copy = bar.querySelector<HTMLElement>('[data-bar-copy]')
  const source = () => results.querySelector<HTMLElement>('[data-bar-copies]')
  copy?.addEventListener('click', () => source()?.click())
  return () => {
    if (copy !== null) copy.hidden = source()?.matches(':disabled, [aria-disabled]') ?? true
  }
}

/** Draws the parts of a whole side by side, in their colours from the chart. */
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

/** Returns the label and the figure of an element with `data-answer`. The figure is empty if there is none yet. */
export function readAnswer(answer: HTMLElement): { label: string; figure: string } {
  return {
    label: answer.dataset['label'] ?? answer.querySelector('dt')?.textContent ?? '',
    figure: answer.dataset['figure'] ?? answer.querySelector('dd, strong')?.textContent ?? '',
  }
}

/** Returns why an answer is missing. Undefined for an answer, and without a sentence. */
function reasonOf(results: HTMLElement): HTMLElement[] | undefined {
  const sentence = results.matches('[data-empty]')
    ? results.querySelector(
        '.notice, [data-answer] > :is(.text-soft, p.empty), [data-answer] > .empty p',
      )
    : null
  return sentence ? [boxOf('', [['small', sentence.textContent]])] : undefined
}

/** Returns the mirrored answer, or an empty list if it has no figure yet. */
function mirrorOf(answer: HTMLElement): HTMLElement[] {
  const { label, figure } = readAnswer(answer)
  if (figure === '') return []
  const look = answer.dataset['look'] ?? ''
  const box = boxOf(look, [['small', label], ['b', figure]]) // prettier-ignore
  const picture = answer.querySelector('[data-thumbnail]')?.cloneNode(true)
  return picture instanceof HTMLElement ? [picture, box] : [box]
}

/** Returns the box of an answer in the bar, with its lines. */
function boxOf(look: string, lines: readonly (readonly ['small' | 'b', string])[]): HTMLElement {
  const box = document.createElement('span')
  box.className = 'result-bar-answer'
  box.dataset['look'] = look
  for (const [name, text] of lines) {
    const line = document.createElement(name)
    line.textContent = text
    box.append(line)
  }
  return box
}
