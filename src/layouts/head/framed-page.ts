/** The inline script in the head of a page for frames of other sites: no saved theme and no search. */
import { waitForPaint } from './after-paint.ts'
import { repeatEarlyPresses } from './early-presses.ts'
import { listen } from './listen.ts'
import { markPastDate, reportLostTools } from './notices.ts'

declare global {
  /** The tool before hydration and without input (see scripts/framed-height.ts). */
  var asBuilt: HTMLElement
  /** Whether the embedding page asked for the height before the script that answers had loaded. */
  var heightAsked: boolean | undefined
}

forbidStorage()
recordForHeight()
applyFramedTheme()
markPastDate()
waitForPaint()
repeatEarlyPresses()
reportLostTools()

/**
 * Prevents a tool in a frame of another site from storing anything. Access to storage throws, as in a browser that blocks
 * it, and every part of the site works without. History entries are blocked because they outlive the page.
 */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(self, name, {
      get() {
        throw new DOMException('A tool in a frame stores nothing.', 'SecurityError')
      },
    })
  history.replaceState = () => undefined
}

/** Records the tool before hydration, and whether the embedding page asks for its height. */
function recordForHeight(): void {
  document.addEventListener('readystatechange', () => {
    self.asBuilt ??= document.querySelector('main')?.cloneNode(true) as HTMLElement
  })
  listen('message', ({ source, data }) => {
    if (source === parent && (data as { type?: unknown } | null)?.type === 'ganak:height?')
      self.heightAsked = true
  })
}

/** Applies the theme in the fragment of the frame's address. Browsers do not report the theme of the embedding page. */
function applyFramedTheme(): void {
  if (/[#&;]theme=dark\b/.test(location.hash))
    document.documentElement.classList.replace('light', 'dark')
}
