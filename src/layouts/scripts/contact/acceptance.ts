import { valuesOf } from './fields.ts'
import { createQuery, HttpError } from './query.ts'

const $contact = createQuery<unknown>(['/api', 'contact'])

/**
 * Whether a message can be sent: `open` yes, `closed` not now, `offline` once this device is connected again, `absent` never,
 * because only files are served here (pure static hosting), `unknown` while the question is on its way.
 */
export type Acceptance = 'unknown' | 'open' | 'closed' | 'offline' | 'absent'

/** The answer to `GET /api/contact`, as the store of a query has it. */
interface Answer {
  data?: unknown
  error?: unknown
}

/** Reads the answer to `GET /api/contact`. Only a plain no hides the form: shown in vain it does less harm than missing. */
export function acceptanceOf({ data, error }: Answer, isOnline = true): Acceptance {
  if (!isOnline) return 'offline'
  if (error !== undefined) return isFileServer(error) ? 'absent' : 'closed'
  if (data === undefined) return 'unknown'
  const { accepting } = (data ?? {}) as { accepting?: unknown }
  return accepting === false ? 'closed' : 'open'
}

/** A host of files has nothing at the address, or serves its own HTML, which is not JSON. */
function isFileServer(error: unknown): boolean {
  if (error instanceof HttpError) return [404, 405, 501].includes(error.status)
  return error instanceof SyntaxError
}

/**
 * Shows whether the form is being accepted: asked once, and again when a device that was offline is connected. A form that can
 * never be sent is hidden, unless somebody has begun to write in it.
 */
export function watchAcceptance(form: HTMLFormElement): void {
  const notices = document.querySelector<HTMLElement>('[data-acceptance]')
  let answer: Answer = {}
  const show = () => {
    const acceptance = acceptanceOf(answer, navigator.onLine)
    if (notices) notices.dataset['acceptance'] = acceptance
    form.hidden =
      acceptance === 'absent' && Object.values(valuesOf(form)).every((text) => text === '')
  }
  $contact.subscribe((next) => {
    answer = next
    show()
  })
  addEventListener('offline', show)
  addEventListener('online', () => {
    // The error was that of the lost connection.
    if (answer.error !== undefined) $contact.invalidate()
    show()
  })
}
