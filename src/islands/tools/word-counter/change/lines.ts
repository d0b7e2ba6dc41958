import { changeLines } from './line-break.ts'

/** The lines without the space at their edges. */
export const trimLines = (text: string) =>
  changeLines(text, (lines) => lines.map((line) => line.trim()))

/** The lines that hold more than space. */
export const removeEmptyLines = (text: string) =>
  changeLines(text, (lines) => lines.filter((line) => line.trim() !== ''))

/** Each line once, at its first place; what looks the same is the same, however its letters are made up. */
export const uniqueLines = (text: string) =>
  changeLines(text, (lines) => {
    const seen = new Set<string>()
    return lines.filter((line) => {
      const before = seen.size
      return seen.add(line.normalize('NFC')).size > before
    })
  })

/** The lines in the order of a dictionary, of Hindi where the text has Devanagari; 2 comes before 10, and २ before १०. */
export const sortLines = (text: string) => changeLines(text, (lines) => lines.sort(orderOf(text)))

/** The same backwards. */
export const sortLinesBackwards = (text: string) =>
  changeLines(text, (lines) => {
    const order = orderOf(text)
    return lines.sort((one, other) => order(other, one))
  })

/** Each line after its number: 1. 2. 3. */
export const numberLines = (text: string) =>
  changeLines(text, (lines) => lines.map((line, index) => `${index + 1}. ${line}`))

/** Each line after its number in Devanagari digits: १. २. ३. */
export const numberLinesInHindi = (text: string) =>
  changeLines(text, (lines) => lines.map((line, index) => `${inDevanagari(index + 1)}. ${line}`))

/** In any script's digits, with the signs a list has: 1. १) (2) */
const NUMBER = /^\s*(?:\p{Nd}+[.):\-]|\(\p{Nd}+\))\s*/u

/** The lines without the numbers before them. */
export const removeNumbers = (text: string) =>
  changeLines(text, (lines) => lines.map((line) => line.replace(NUMBER, '')))

function orderOf(text: string): (one: string, other: string) => number {
  const language = /\p{sc=Devanagari}/u.test(text) ? 'hi' : 'en'
  return new Intl.Collator(language, { numeric: true }).compare
}

function inDevanagari(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
}
