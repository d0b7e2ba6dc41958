/** After this time without the island, the browser posts the form itself. */
const PATIENCE_MS = 5000

/**
 * Holds back a contact form that is sent before its island has come alive; the island then sends it.
 * If it has not come alive in time, because its script could not be loaded, the browser posts the form.
 */
export function holdEarlySubmit(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    if (form.dataset['alive'] !== undefined) return
    event.preventDefault()
    if (form.dataset['waiting'] !== undefined) return
    form.dataset['waiting'] = ''
    setTimeout(() => {
      if (form.dataset['alive'] === undefined) form.submit()
    }, PATIENCE_MS)
  })
}
