/** Characters; less than this is soon typed again. */
const A_LINE = 80

let typed = 0

/** Counts what an edit adds by hand. What was pasted or dropped is still where it came from. */
export function countTyped({ inputType, data }: InputEvent): void {
  if (/^insert(?!From)/.test(inputType)) typed += data?.length ?? 1
}

/**
 * Has the browser ask before a reload or closing loses what was typed, since texts are kept nowhere. It does not ask for less
 * than a line, nor after the text was cleared. The listener is there only while it has to ask: a page with one is not kept in
 * the cache for Back.
 */
export function guardTyped(text: string): void {
  if (typed > A_LINE && text !== '') window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
