import { showError } from '@/lib/stores/toast.ts'

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

/** The text on the clipboard. Rejects with the sentence the visitor reads when the browser refuses, or there is none. */
async function readClipboard(): Promise<string> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    throw new Error('Failed to read from clipboard.')
  }
  if (text === '') throw new Error('There is no text on the clipboard.')
  return text
}
