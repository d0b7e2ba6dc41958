/**
 * A click on a button whose island has not come alive yet would do nothing, or send the form to an address. It is held, and made
 * once React listens. A form that is posted works by itself and is left alone.
 */
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const island = button?.closest('astro-island[ssr]')
    if (!button || !island || button.form?.method === 'post') return
    event.preventDefault()
    island.addEventListener('astro:hydrate', () => button.click(), { once: true })
  },
  { capture: true },
)
