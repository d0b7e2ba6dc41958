import { listen } from './listen.ts'

declare global {
  /** The tool before hydration and before anything is entered in it (see framed-height.ts). */
  var asBuilt: HTMLElement
  /** Whether the page around asked for the height of the frame before the script that answers was there. */
  var heightAsked: boolean | undefined
}

/**
 * Keeps a tool in a frame of another site from storing anything: access to storage throws before any code of the page can
 * reach it, as in a browser that blocks it, and every part of the site works without. A history entry would outlive the page
 * too.
 */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(self, name, {
      get() {
        throw new DOMException('A tool in a frame stores nothing.', 'SecurityError')
      },
    })
  history.replaceState = () => undefined
}

/** Records what the height of the frame depends on, before the tool is hydrated. */
export function recordForHeight(): void {
  document.addEventListener('readystatechange', () => {
    self.asBuilt ??= document.querySelector('main')?.cloneNode(true) as HTMLElement
  })
  listen('message', ({ source, data }) => {
    if (source === parent && (data as { type?: unknown } | null)?.type === 'ganak:height?')
      self.heightAsked = true
  })
}

/** Applies the theme that the page around the frame chose. A browser does not report that page's own theme. */
export function applyFramedTheme(): void {
  if (/[#&;]theme=dark\b/.test(location.hash))
    document.documentElement.classList.replace('light', 'dark')
}
