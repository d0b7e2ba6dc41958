declare global {
  /** Resolves after the first paint. */
  var painted: Promise<unknown>
}

/** The maximum wait for the paint, in milliseconds: a background tab is never painted. */
const HIDDEN_TAB_MS = 1000

/**
 * Sets `painted`, which resolves in the second frame after the page was parsed and then inserts the scripts in templates (see
 * AfterPaint.astro). It also starts the islands (see hydrate-painted.ts). So no script competes with the first paint.
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
