/** Shows on the home page what comes from outside the browser: shares of other apps, and files that the system opens with the installed site. */
import { showError } from '@/lib/stores/toast.ts'

import { FRAGMENT, takeFromAddress } from './hand-over.ts'

/** What another app shared: the entries of its form, which may be missing or of another type (service-worker/hand-overs.ts). */
interface SharedForm {
  title?: unknown
  text?: unknown
  url?: unknown
  files: readonly unknown[]
}

declare global {
  interface Window {
    /** Where the system puts files that it opens with the installed site. Absent in Firefox and Safari. */
    launchQueue?: {
      setConsumer: (consume: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void
    }
  }
}

/** Opens the search with what came with this visit, and with files that come later. */
export async function receive(): Promise<void> {
  window.launchQueue?.setConsumer(({ files: [file] }) => {
    file?.getFile().then(show, () => showError('The file could not be read', file.name))
  })
  if (!location.hash.startsWith(FRAGMENT)) return
  const form = await takeFromAddress<SharedForm>()
  const subject = form && subjectOf(form)
  if (subject === undefined)
    showError('Nothing was handed over', 'It was empty, expired or was already opened. Share it again.') // prettier-ignore
  else show(subject)
  const count = form?.files?.length ?? 0
  if (count > 1) showError('One file at a time', `The first of ${count} files is here.`)
}

/** Drops it on the page, which opens the search with it (on-demand.ts). */
function show(subject: string | File): void {
  const dataTransfer = new DataTransfer()
  if (typeof subject === 'string') dataTransfer.setData('text/plain', subject)
  else dataTransfer.items.add(subject)
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  )
}

/** Returns the first file, else the text and the address, else the title. Returns undefined if all are missing or empty. */
export function subjectOf({ title, text, url, files = [] }: SharedForm): string | File | undefined {
  const file = files.find((entry) => entry instanceof File && entry.size > 0)
  if (file !== undefined) return file as File
  const texts = [text, url].filter(isFilled)
  // Most apps put the address into the text, and some into both. A title would hide what they are.
  const parts = texts.length > 1 && texts[0]?.includes(texts[1] ?? '') ? [texts[0]] : texts
  if (parts.length > 0) return parts.join('\n')
  return isFilled(title) ? title : undefined
}

function isFilled(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== ''
}
