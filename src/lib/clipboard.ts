/** Copies text to the clipboard. Rejects with a sentence for the visitor if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Error('Failed to copy to clipboard.')
  }
}
