/** Puts text on the clipboard. Rejects with the sentence the visitor reads when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Error('Failed to copy to clipboard.')
  }
}
