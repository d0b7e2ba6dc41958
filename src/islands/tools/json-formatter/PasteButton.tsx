import { showError } from '@/lib/stores/toast.ts'

/** Pastes the clipboard text, or shows the visitor why the clipboard cannot be read. */
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

/** Returns the clipboard text. Rejects with a message for the visitor when the browser refuses or the clipboard has no text. */
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
