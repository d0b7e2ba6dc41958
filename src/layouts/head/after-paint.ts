declare global {
  /** Settles after the first paint. */
  var painted: Promise<unknown>
}

/** The longest wait for the paint, in milliseconds: a tab in the background is not painted. */
const HIDDEN_TAB_MS = 1000

/**
 * Sets `painted`, which settles in the second frame after the browser has read the page, and then inserts the scripts that
 * are in templates (see AfterPaint.astro). It also starts the islands (see hydrate-painted.ts). No script shares network and
 * processor with the first paint.
 */
export function waitForPaint(): void {
  self.painted = new Promise((done) => {
    document.addEventListener('readystatechange', () => {
      setTimeout(done, HIDDEN_TAB_MS)
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
  })
  void painted.then(() => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-later]'))
      template.replaceWith(template.content)
  })
}
