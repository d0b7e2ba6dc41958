/**
 * Replaces the text of a field as if it were typed, so that one undo restores the old text. The focus
 * stays where it is. Returns false when the browser cannot do this; nothing is written then.
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
