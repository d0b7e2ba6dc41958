import { whole } from './format.ts'
import { showError } from './stores/toast.ts'

/** Characters. More than any small field asks for, and laid out without being felt in every script. */
const MOST_AT_ONCE = 10_000

/** A paste or a drop, as the browser or React gives it. */
type Insertion = Pick<Event, 'preventDefault'> &
  ({ clipboardData: DataTransfer | null } | { dataTransfer: DataTransfer | null })

/** Refuses, in a sentence, pasted or dropped text that no small field is for; the browser would stop for seconds to show it. */
export function refuseLongPaste(event: Insertion): void {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
  const { length } = data?.getData('text/plain') ?? ''
  if (length <= MOST_AT_ONCE) return
  event.preventDefault()
  showError(
    'Paste Failed',
    `This field takes at most ${whole(MOST_AT_ONCE)} characters at once. The text has ${whole(length)}.`,
  )
}
