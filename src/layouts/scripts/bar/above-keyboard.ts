/** A smaller change is the browser's own toolbar, not a keyboard. */
const SMALLEST_KEYBOARD_PX = 120

/** Keeps the bar above an on-screen keyboard, which covers the page, and scrolls the focused field into view. */
export function keepAboveKeyboard(bar: HTMLElement, watch: (coveredPx: number) => void): void {
  const viewport = window.visualViewport
  if (viewport === null) return
  let wasCovered = 0
  const follow = () => {
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
  }
  viewport.addEventListener('resize', follow)
  // It can be open before this code has loaded.
  follow()
}
