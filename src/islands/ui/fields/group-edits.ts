import { groupDigits, STRAY_COMMA, type EditedText } from '@/lib/digit-groups.ts'

import { replaceText } from '../text/replace-text.ts'

/**
 * Groups the digits of a field with each edit, until the signal is given. A text that a script sets after an edit cannot be
 * undone, so the edit is stopped and done again with the commas in it.
 */
export function groupEdits(field: HTMLInputElement, signal: AbortSignal): void {
  const group = (event: InputEvent) => {
    const edited = editOf(event, field)
    if (edited === undefined) return
    const { text, caret } = groupDigits(edited)
    // An edit that cannot be stopped, as under composition, would be there twice.
    if (text === edited.text || !event.cancelable) return
    event.preventDefault()
    // A comma that was deleted is back at once: the Delete key would stay before it for ever.
    const isStuck = text === field.value && event.inputType === 'deleteContentForward'
    replaceText(field, text)
    field.setSelectionRange(caret + Number(isStuck), caret + Number(isStuck))
  }
  field.addEventListener('beforeinput', group, { signal })
}

/** What an edit is about to leave in the field; undefined for edits by word, by drop or under composition. */
function editOf({ inputType, data }: InputEvent, field: HTMLInputElement): EditedText | undefined {
  const { value, selectionStart, selectionEnd } = field
  let start = selectionStart ?? 0
  let end = selectionEnd ?? 0
  let typed = ''
  if (/^insert(Text|FromPaste)/.test(inputType) && data !== null && !STRAY_COMMA.test(data))
    typed = data
  else if (!/^delete(Content|ByCut)/.test(inputType)) return undefined
  else if (start === end && inputType.endsWith('kward')) start--
  else if (start === end) end++
  return {
    text: value.slice(0, Math.max(0, start)) + typed + value.slice(end),
    caret: start + typed.length,
  }
}
