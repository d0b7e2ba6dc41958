import { asTyped } from './use-shown-text.ts'

/** What a text box lays out without being felt much, about a third of a second; see `boxCost`. */
export const MOST_IN_BOX = 200_000
/** What may still be put into a text box when the visitor asks for it, at the price of about two seconds. */
const MOST_EDITABLE = 1_000_000

/** Returns whether a text that was not typed may be put into a text box; otherwise the page shows a preview. */
export function fitsBox(text: string): boolean {
  return text.length <= MOST_IN_BOX && boxCost(text) <= MOST_IN_BOX
}

/** Returns whether a text that does not fit may still be put into a text box when the visitor asks for it. */
export function isEditable(text: string): boolean {
  return text.length <= MOST_EDITABLE && boxCost(text) <= MOST_EDITABLE
}

/**
 * What laying out a text in a text box costs, counted in plain Latin letters (about 1.6 µs each on a desktop computer in
 * Chromium). A line costs as much as a dozen letters, and a change of script as much as seven. Letters that must be shaped,
 * such as Hindi, cost more, and on a long line they are shaped again for each of its rows: 190,000 of them take a second in
 * many lines, and most of a minute in one.
 */
export function boxCost(text: string): number {
  let cost = text.length
  let script = 0
  let lineStart = 0
  let shaped = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? LINE_FEED : text.charCodeAt(at)
    if (code === LINE_FEED) {
      cost += LINE + shaped * (SHAPED + (at - lineStart) / ROW_LETTERS)
      lineStart = at + 1
      shaped = 0
    }
    // Spaces, digits and punctuation go with the letters around them.
    if (code < FIRST_LETTER) continue
    const next = scriptOf(code)
    if (next !== script) cost += CHANGE_OF_SCRIPT
    script = next
    if (code >= FIRST_SHAPED && code < AFTER_SHAPED) shaped++
  }
  return cost
}

const LINE_FEED = 0x0a
const FIRST_LETTER = 0x41
/** From Hebrew to the extensions of Tai Tham and Vedic; Greek, Cyrillic and Chinese cost what Latin does. */
const FIRST_SHAPED = 0x590
const AFTER_SHAPED = 0x1d00
const SHAPED = 3
const LINE = 12
const CHANGE_OF_SCRIPT = 7
const ROW_LETTERS = 1000

/** Roughly the script of a UTF-16 unit: a number that only has to differ where fonts do. */
function scriptOf(code: number): number {
  if (code < 0x250 || (code >= 0x1e00 && code < 0x2100)) return 0
  if (code >= 0x2e80 && code < 0xd800) return 1
  // Blocks of scripts begin at multiples of 128; halves of surrogate pairs, emoji for the most part, count as one script.
  return code < 0xd800 || code >= 0xe000 ? 2 + (code >> 7) : 1000
}

/** Returns the text of the box after a paste that makes it slow, or undefined when the browser may paste. A page may set a lower limit than `fitsBox`. */
export function slowPaste(
  box: HTMLTextAreaElement,
  added: string,
  fits = fitsBox,
): string | undefined {
  const { value, selectionStart, selectionEnd } = box
  const combined = asTyped(value.slice(0, selectionStart) + added + value.slice(selectionEnd))
  // A box that is already slow still takes a short paste.
  const isSlow = fits(value) ? !fits(combined) : !fits(added)
  return isSlow ? combined : undefined
}
