import { isJson } from '../text/decoder.ts'
import { NOTES_OF_TEXT, type Found, type JsonSink } from './format.ts'

/** What begins like this is meant as data: broken JSON, markup or a string. */
const BEGINS_AS_DATA = /^[\s\uFEFF]*[{[<"]/
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/

/**
 * Recognises plain text, which can be escaped as a JSON string, and text that has the escapes of one without its quotes.
 * Returns undefined for JSON, for what begins like data, and for the beginning of a longer text that may be either.
 */
export function plainText(text: string, isWhole: boolean): Found | undefined {
  if (text.trim() === '' || BEGINS_AS_DATA.test(text)) return undefined
  if (isWhole && isJson(text)) return undefined
  if (isWhole && ESCAPE.test(text) && isJson(`"${text.trim()}"`))
    return { format: 'escaped', name: 'text with the escapes of a JSON string' }
  return { format: 'text', name: 'plain text' }
}

/** Writes a text as a JSON string (RFC 8259, section 7), with all of its spaces and line ends. */
export function textToJson(text: string, json: JsonSink): string[] {
  json.add(JSON.stringify(text))
  return [NOTES_OF_TEXT.escaped]
}

/** Puts quotes around a text with escapes. Throws the sentence the visitor reads when that gives no JSON string. */
export function escapedToJson(text: string, json: JsonSink): string[] {
  const literal = `"${text.replace(/^\uFEFF/, '').trim()}"`
  if (!isJson(literal)) throw new Error(NOTES_OF_TEXT.invalid)
  json.add(literal)
  return [NOTES_OF_TEXT.quoted]
}
