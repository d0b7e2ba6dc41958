/**
 * Mirrors the answer of a tool in a bar at the edge of the screen while the visitor is at the fields and the answer is out of
 * sight. What is an answer carries `data-answer`, around its label (dt) and figure (dd); the fields stand in `data-inputs`.
 */

/** What the header and the bar itself hide of the screen. */
const OUT_OF_SIGHT = '-64px 0px -64px'
/** Less than this is a browser's own bar coming and going, and no keyboard. */
const SMALLEST_KEYBOARD_PX = 120

/** Shows the bar from now on whenever it is of use. */
export function startResultBar(bar: HTMLElement): void {
  const inputs = document.querySelector('[data-inputs]')
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')]
  const results = document.querySelector<HTMLElement>('[data-results]')
  const mirrored = results?.querySelector<HTMLElement>('[data-answer]')
  if (inputs === null || results === null || !mirrored) return
  const inSight = new Set<Element>()
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      bar.hidden = !inSight.has(inputs) || answers.some((answer) => inSight.has(answer))
    },
    { rootMargin: OUT_OF_SIGHT },
  )
  for (const watched of [inputs, ...answers]) watcher.observe(watched)
  mirrorAnswers(bar, results)
  bar.addEventListener('click', () => {
    results.focus({ preventScroll: true })
    mirrored.scrollIntoView({ block: 'center' })
  })
  keepAboveKeyboard(bar)
}

function mirrorAnswers(bar: HTMLElement, results: HTMLElement): void {
  const shown = bar.querySelector('[data-bar-answers]')
  const share = bar.querySelector<HTMLElement>('[data-bar-share]')
  let frame = 0
  const mirror = () => {
    const answers = [...results.querySelectorAll<HTMLElement>('[data-answer]')]
    shown?.replaceChildren(...answers.map(mirrorOf))
    const part = Number(answers[0]?.dataset['share'] ?? NaN)
    share?.toggleAttribute('hidden', Number.isNaN(part))
    share?.querySelector('.part')?.setAttribute('width', String(96 * (part || 0)))
  }
  new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mirror)
  }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true })
  mirror()
}

function mirrorOf(answer: HTMLElement): HTMLElement {
  const box = document.createElement('span')
  box.className = 'result-bar-answer'
  for (const [name, source] of [['small', 'dt'] as const, ['b', 'dd'] as const]) {
    const line = document.createElement(name)
    line.textContent = answer.querySelector(source)?.textContent ?? ''
    box.append(line)
  }
  return box
}

/** An on-screen keyboard lies over the page: the bar stands on it, the advertisement goes, and the field in use stays in sight. */
function keepAboveKeyboard(bar: HTMLElement): void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop
    const isOpen = viewport.scale === 1 && covered > SMALLEST_KEYBOARD_PX
    document.documentElement.classList.toggle('keyboard-open', isOpen)
    bar.style.bottom = isOpen ? `${covered}px` : ''
    const field = document.activeElement?.getBoundingClientRect()
    const hidden = (field?.bottom ?? 0) - (viewport.height + viewport.offsetTop - bar.offsetHeight)
    if (isOpen && hidden > 0) window.scrollBy({ top: hidden + 8 })
  })
}
