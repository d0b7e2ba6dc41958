import { groupIndian, plainDigits } from './format.ts'

/** The text and the caret position of a field. */
export interface EditedText {
  text: string
  caret: number
}

/**
 * A comma that does not group digits and may be meant as a decimal point: "8,5", "1.234,567". Such a text stays unchanged. The
 * point of "Rs.10,000" ends an abbreviation.
 */
export const STRAY_COMMA = /(?:^|[^\p{L}\p{M}])\.\d*,|,(?!(?:\d{2,3},)*\d{3}(?!\d))/u

const PLAIN_NUMBER = /^(-?)([\d,]*)(\.\d*)?$/

/**
 * Groups a plain number the Indian way while it is typed: "1000000" → "10,00,000". The caret keeps its place among the digits.
 * Other text ("10 lakh", "₹5") stays unchanged.
 */
export function groupDigits(edited: EditedText): EditedText {
  const match = PLAIN_NUMBER.exec(edited.text)
  if (match === null) return edited
  const [, sign = '', integer = '', fraction = ''] = match
  const digits = integer.replaceAll(',', '')
  const text = sign + groupIndian(digits) + fraction
  const countLeft = edited.text.slice(0, edited.caret).replaceAll(',', '').length
  return { text, caret: positionAfter(text, countLeft) }
}

/** Formats a value that was not typed for a field: 1234567.5 → "12,34,567.5". */
export function groupedNumber(value: number): string {
  return groupDigits({ text: plainDigits(value), caret: 0 }).text
}

/** Returns the caret position with `count` characters other than commas on its left. */
function positionAfter(text: string, count: number): number {
  let seen = 0
  for (let position = 0; position < text.length; position++) {
    if (seen === count) return position
    if (text[position] !== ',') seen++
  }
  return text.length
}
