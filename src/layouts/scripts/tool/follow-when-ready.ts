/** Longer, and the code of the page is not coming. */
const LONGEST_WAIT_MS = 5_000

/** Follows a link once a part of the page has the values of the fields, or when that takes too long. */
export function followWhenReady(part: Element, link: HTMLAnchorElement): void {
  const gone = new AbortController()
  const follow = () => {
    gone.abort()
    clearTimeout(timer)
    link.click()
  }
  const timer = setTimeout(follow, LONGEST_WAIT_MS)
  // What was typed before hydration is entered again after it.
  const soon = () => setTimeout(follow, 50)
  for (const name of ['astro:hydrate', 'awake'])
    part.addEventListener(name, soon, { once: true, signal: gone.signal })
}
