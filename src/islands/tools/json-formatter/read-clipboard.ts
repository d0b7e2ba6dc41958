/** The text on the clipboard. Rejects with the sentence the visitor reads when the browser refuses, or there is none. */
export async function readClipboard(): Promise<string> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    throw new Error('Failed to read from clipboard.')
  }
  if (text === '') throw new Error('There is no text on the clipboard.')
  return text
}
