import { showError } from '@/lib/stores/toast.ts'

import { readClipboard } from './read-clipboard.ts'

/** Gives the text of the clipboard; where it cannot be read, the visitor is told why. */
export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const paste = async () => {
    try {
      onPaste(await readClipboard())
    } catch (error) {
      showError('Paste Failed', error)
    }
  }
  return (
    <button type="button" className="button button-small" onClick={() => void paste()}>
      Paste
    </button>
  )
}
