/** The contents below a tool on a wide screen: marks the section in the viewport and shows the current answer. */
import type { readAnswer } from './result-bar.ts'

/** The answer follows when typing pauses. */
const PAUSE_MS = 250

/** `readAnswer` comes from the page's own script: an import would add a shared file to its first load. */
interface Parts {
  contents: HTMLElement
  read: typeof readAnswer
}

/** Starts both for contents that have come into the viewport. */
export function startToolContents({ contents, read }: Parts): void {
  markSection(contents)
  showAnswer({ contents, read })
}

/** Marks the last section whose start is in the upper part of the viewport or above it. */
function markSection(contents: HTMLElement): void {
  const links = new Map<Element, Element>()
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('ol a')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    // The fragment of a fold is in its content, which has no place while it is closed.
    if (section) links.set(section.closest('details') ?? section, link)
  }
  const above = new Set<Element>()
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target)
        else above.delete(target)
      }
      const current = [...links.keys()].findLast((section) => above.has(section))
      for (const [section, link] of links) {
        if (section === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    // Everything above the viewport counts, so that a jump misses nothing.
    { rootMargin: '100000px 0px -60%' },
  )
  for (const section of links.keys()) watcher.observe(section)
}

/** Shows the first answer in the link back to the tool. The link has its room from the start. */
function showAnswer({ contents, read }: Parts): void {
  const link = contents.querySelector<HTMLAnchorElement>('[data-back-to-answer]')
  const results = document.querySelector<HTMLElement>('[data-results]')
  const [name, figure] = link?.children ?? []
  if (!link || !results || !name || !figure) return
  const show = () => {
    const answer = results.querySelector<HTMLElement>('[data-answer]')
    const shown = answer ? read(answer) : { label: '', figure: '' }
    name.textContent = (shown.figure && shown.label) || 'Back to the tool'
    figure.textContent = `${shown.figure} ↑`
    link.setAttribute('aria-label', `${name.textContent} ${shown.figure}. Back to the tool`)
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(pause)
    pause = setTimeout(show, PAUSE_MS)
  }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true })
  show()
  // The fragment of the link would replace the values of a shared one in the address.
  link.addEventListener('click', (event) => {
    event.preventDefault()
    results.focus({ preventScroll: true })
    document.querySelector('#tool')?.scrollIntoView()
  })
}
