import { groupIndian, plainDigits } from './format.ts'

/** A field's text and where its caret stands. */
export interface EditedText {
  text: string
  caret: number
}

/**
 * A comma that groups no digits may be meant as a point ("8,5"), and one after a point makes a point of itself or a comma of
 * the point ("1.234,567"): a text that comes with one is left as it is.
 */
export const STRAY_COMMA = /\.\d*,|,(?!(?:\d{2,3},)*\d{3}(?!\d))/

const PLAIN_NUMBER = /^(-?)([\d,]*)(\.\d*)?$/

/**
 * Regroups a plain number the Indian way while it is typed: "1000000" → "10,00,000".
 * The caret keeps its place among the digits. Text that is more than digits ("10 lakh", "₹5") is left as it is.
 */
export function groupDigits(edited: EditedText): EditedText {
  const match = PLAIN_NUMBER.exec(edited.text)
  if (match === null) return edited
  const [, sign = '', integer = '', fraction = ''] = match
  const digits = integer.replaceAll(',', '')
  const text = sign + groupIndian(digits) + fraction
  const keptLeft = edited.text.slice(0, edited.caret).replaceAll(',', '').length
  return { text, caret: positionAfter(text, keptLeft) }
}

/** 1234567.5 → "12,34,567.5": the text a field shows for a value that was not typed into it. */
export function groupedNumber(value: number): string {
  return groupDigits({ text: plainDigits(value), caret: 0 }).text
}

/** Where the caret stands so that `count` characters other than commas are left of it. */
function positionAfter(text: string, count: number): number {
  let seen = 0
  for (let position = 0; position < text.length; position++) {
    if (seen === count) return position
    if (text[position] !== ',') seen++
  }
  return text.length
}
