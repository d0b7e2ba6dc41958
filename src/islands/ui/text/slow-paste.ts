import { fitsBox } from './box-cost.ts'
import { asTyped } from './line-ends.ts'

/** What a box would hold after a paste that makes it slow, or undefined when the browser may put it there. A page may ask for quicker typing than `fitsBox` does. */
export function slowPaste(
  box: HTMLTextAreaElement,
  added: string,
  fits = fitsBox,
): string | undefined {
  const { value, selectionStart, selectionEnd } = box
  const combined = asTyped(value.slice(0, selectionStart) + added + value.slice(selectionEnd))
  // A box that is slow already still takes what is not slow by itself.
  const isSlow = fits(value) ? !fits(combined) : !fits(added)
  return isSlow ? combined : undefined
}
