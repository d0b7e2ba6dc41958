import { ownEntry } from '@/lib/own-entry.ts'
import type { CodeRead, Doubt } from './code-read.ts'
import type { Fault } from './payload.ts'

/** Advice when no code was read. */
export const NO_CODE =
  'No QR code was found in this picture. Show the whole code with its white border, sharp and evenly lit. Crop the picture to the code, or take it again from straight in front.'
export const UNREAD =
  'The corners of a QR code seem to be in this picture, but no code could be read from them. Take the picture again: sharp, closer, from straight in front, without glare, and with the whole code in it.'
export const UNOPENED =
  'This browser cannot open this file as a picture. Save it as PNG or JPEG, or take a screenshot of it.'
export const UNDRAWN =
  'This browser opened the picture but could not draw it to read its pixels. Try a smaller picture, or crop it to the code.'
export const SCRAMBLED =
  'This browser changes the pixels that pages read, so no code can be read. Some browsers do so as a protection against fingerprinting. Allow this site to use canvas data, or use another browser.'

/** What was found out about a code whose contents were not read. */
export const FAULTS: Record<Fault, string> = {
  'unknown mode':
    'A QR code was found and its errors were corrected, but its contents are written in a mode that this page does not read.',
  'cut off':
    'A QR code was found and its errors were corrected, but its contents end before the length that they state, so they were not read.',
}

const INSECURE =
  'Browsers open the camera only on pages with https://. Choose or paste a picture instead.'

const REFUSED =
  'The camera is blocked. Allow it with the icon next to the page’s address, and on some devices also in the system settings. You can also choose a picture.'
const MISSING = 'No camera was found on this device. Choose or paste a picture instead.'
const BUSY =
  'The camera did not start. Another program may be using it: close that one, then try again.'

export const HIDDEN = 'The camera was switched off when the page was hidden.'
export const ENDED =
  'The browser switched the camera off. It may have been disconnected, or its permission withdrawn.'
export const NO_FRAME =
  'The camera is open, but its picture could not be read. Choose or paste a picture instead.'

/** The name of the error on pages without https, for which the standard has no name. */
export const INSECURE_ERROR = 'InsecureError'

/** By the error names of the standard (Media Capture and Streams, `getUserMedia`). */
const PROBLEMS: Record<string, string> = {
  NotAllowedError: REFUSED,
  SecurityError: REFUSED,
  NotFoundError: MISSING,
  OverconstrainedError: MISSING,
  NotReadableError: BUSY,
  AbortError: BUSY,
  [INSECURE_ERROR]: INSECURE,
}

/** Returns the sentence that says why the camera could not be opened. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return (
    ownEntry(PROBLEMS, name) ?? 'The camera could not be opened. Choose or paste a picture instead.'
  )
}

/** Returns sentences about how a code was read: its character set, GS1, its industry and its part. */
export function notesOn({ doubts, readings, part, isCut, isGs1, industry }: CodeRead): string[] {
  const guess = charsetName(readings[0].charset)
  const hasSeparator = readings.some(({ text }) => text.includes(SEPARATOR))
  return [
    ...doubts.map((doubt) => doubtSentence(doubt, guess)),
    part && `This is part ${part.place} of ${part.of} of a longer text. Read the other parts too.`,
    isCut && 'A character is cut between this part and another one. “�” marks its place here.',
    isGs1 && 'It is a GS1 code, which names goods.',
    industry !== undefined &&
      `It is marked for one industry, with the application indicator “${industry}” (FNC1 in second position).`,
    hasSeparator &&
      (isGs1 ?? industry !== undefined) &&
      '“␝” marks the end of a field. The text that you copy has the control character U+001D there.',
  ].filter((sentence) => typeof sentence === 'string')
}

const SEPARATOR = '\x1d'

/** Returns the text of a code with a visible sign for the separator of fields, which a code with FNC1 has. */
export function shownText(text: string, { isGs1, industry }: CodeRead): string {
  const hasFields = isGs1 ?? industry !== undefined
  return hasFields ? text.replaceAll(SEPARATOR, '␝') : text
}

function doubtSentence(doubt: Doubt, guess: string): string {
  if (doubt.why === 'unnamed')
    return `The code does not name its character set, and its bytes are not UTF-8. ${guess} is a guess.`
  return doubt.why === 'unknown'
    ? `The code names its character set by the ECI number ${doubt.eci}, which this page cannot read. ${guess} is used instead, as a guess.`
    : `The code names the character set ${charsetName(doubt.charset)}, but some of its bytes do not fit. “�” marks their places.`
}

/** Returns the name of a character set as visitors know it. */
export function charsetName(charset: string): string {
  return charset === 'ISO-8859-1' ? 'Latin-1' : charset
}

/** Returns the label of the first character set in a choice: the one that the code names, or a guess. */
export function firstChoice({ doubts, readings }: CodeRead): string {
  const name = charsetName(readings[0].charset)
  const isNamed = doubts.some(({ why }) => why === 'misfit')
  return isNamed ? `${name} (named by the code)` : `${name} (a guess)`
}
