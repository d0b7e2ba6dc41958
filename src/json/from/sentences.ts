import type { Format } from './format.ts'

/** The button of a format. Others are converted to JSON. */
export const ACTIONS: Partial<Record<Format, string>> = {
  text: 'Escape as a JSON string',
  escaped: 'Add the quotes of a JSON string',
}

export const NOTES_OF_TEXT = {
  escaped:
    'Every line break, quote and backslash is escaped. Spaces and line breaks at the ends are part of the text.',
  quoted: 'Format it, open Convert and choose Plain text to read it without escapes.',
  invalid: 'This is not the inside of a JSON string: a quote or an escape is invalid.',
}
