import { escapedCharacters } from '../escaped-characters.ts'
import { addPiece, type ResultPiece } from './pieces.ts'

/** A percent-encoded text as it is read by the two standards, which differ in "+" alone. */
export interface Readings {
  component: ResultPiece[]
  form: ResultPiece[]
  /** Whether something cannot be decoded and stays as it is written. */
  isBroken: boolean
}

/** A percent-encoded text read as a component (`decodeURIComponent`, RFC 3986) and as form data, where "+" is a space. */
export function bothReadings(text: string): Readings {
  const readings: Readings = { component: [], form: [], isBroken: false }
  for (const { raw, text: read, fault } of escapedCharacters(text, 'plus')) {
    addPiece(readings.component, read, raw === '+')
    addPiece(readings.form, raw === '+' ? ' ' : read, raw === '+')
    readings.isBroken ||= fault !== undefined
  }
  return readings
}
