import type { ClipboardEvent } from 'react'

import { showError } from '@/lib/stores/toast.ts'

/**
 * Pastes a text without the line breaks at its ends, and refuses one with a line break inside: a field of one line would make
 * spaces of them, which nobody sees in a password.
 */
export function pasteOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  const line = text.replaceAll(/^[\r\n]+|[\r\n]+$/g, '')
  if (line === text && !/[\r\n]/.test(text)) return
  event.preventDefault()
  if (/[\r\n]/.test(line)) {
    showError('Error', 'What you pasted has several lines. Paste one line.')
    return
  }
  // Inserted as if typed, so that the browser can undo it.
  document.execCommand('insertText', false, line)
}
