/**
 * Writes a text into a field in place of what stands there, as if it were typed, so that one undo takes it back. The focus
 * stays where it is. False where the browser cannot, and nothing was written.
 */
export function replaceText(field: HTMLInputElement, text: string): boolean {
  const focused = document.activeElement
  field.focus({ preventScroll: true })
  field.select()
  // Deprecated, and the only way in which a script can write what the visitor can undo.
  const isWritten = document.execCommand('insertText', false, text)
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true })
  return isWritten
}
