/** The contents below a tool on a wide screen: marks the section in the viewport and shows the current answer. */
import { readAnswer } from '../bar/result-bar.ts'

/** The answer follows when typing pauses. */
const PAUSE_MS = 250

/** Starts both. Narrow screens do not show the contents. */
export function startToolContents(contents: HTMLElement): void {
  markSection([...contents.querySelectorAll<HTMLAnchorElement>('ol a')])
  const back = contents.querySelector<HTMLAnchorElement>('[data-back-to-answer]')
  const results = document.querySelector<HTMLElement>('[data-results]')
  if (!back || !results) return
  let pause: ReturnType<typeof setTimeout> | undefined
  const showSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(() => showAnswer(back, results), PAUSE_MS)
  }
  // The answer can change by a press as well.
  for (const kind of ['input', 'click', 'scroll'])
    document.addEventListener(kind, showSoon, { passive: true })
  // The fragment of the link would replace the values of a shared one in the address.
  back.addEventListener('click', (event) => {
    event.preventDefault()
    results.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
}

/** Marks the last section whose start is in the upper part of the viewport or above it. */
function markSection(links: readonly HTMLAnchorElement[]): void {
  // The fragment of a fold is in its content, which has no place while it is closed.
  const sections = links.map(({ hash }) => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    return section?.closest('details') ?? section
  })
  const above = new Set<Element | null>()
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        above[isIntersecting ? 'add' : 'delete'](target)
      const current = sections.findLastIndex((section) => above.has(section))
      links.forEach((link, index) => (link.ariaCurrent = index === current ? 'true' : null))
    },
    // Everything above the viewport counts, so that a jump misses nothing.
    { rootMargin: '100000px 0px -60%' },
  )
  for (const section of sections) if (section) watcher.observe(section)
}

/** Shows the first answer in the link back to the tool. The link has its room from the start. */
function showAnswer(back: HTMLElement, results: HTMLElement): void {
  const answer = results.querySelector<HTMLElement>('[data-answer]:not([data-secret])')
  const { label, figure } = answer ? readAnswer(answer) : { label: '', figure: '' }
  const texts = figure ? [label, `${figure} ↑`] : ['Back to the tool', '↑']
  texts.forEach((text, index) => back.children[index]?.replaceChildren(text))
  back.title = figure && 'Back to the tool'
}
