import type { ClipboardEvent, DragEvent } from 'react'

import { whole } from '@/lib/format.ts'
import { showError } from '@/lib/stores/toast.ts'

/** Characters. More than any small field asks for, and laid out without being felt in every script. */
const MOST_AT_ONCE = 10_000

/** Refuses, in a sentence, pasted or dropped text that no small field is for; the browser would stop for seconds to show it. */
export function refuseLongPaste(event: ClipboardEvent | DragEvent): void {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
  const { length } = data.getData('text/plain')
  if (length <= MOST_AT_ONCE) return
  event.preventDefault()
  showError(
    'Paste Failed',
    `This field takes at most ${whole(MOST_AT_ONCE)} characters at once. The text has ${whole(length)}.`,
  )
}
