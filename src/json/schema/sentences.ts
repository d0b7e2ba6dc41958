import { counted } from '@/lib/quantity.ts'

/** Sentences of the schema panel. */

export const WORDS = {
  label: 'JSON Schema',
  hint: 'Drafts 2020-12, 2019-09, 7 and 4. Nothing is fetched: a $ref to another address is not checked.',
  placeholder: 'Type or paste a JSON Schema here, or drop a file',
  none: 'Enter a schema to check this document against it.',
  running: 'Checking…',
  progress: 'Progress of the check',
  cancelled: 'Cancelled. Change the schema or press Check to start again.',
  check: 'Check',
  make: 'Make one from this document',
  made: 'Schema Made',
  undoMake: 'Undo',
  stopped:
    'Stopped: the check took longer than 20 seconds. A pattern in the schema, or uniqueItems on a long list, can need more time than anyone has.',
  list: 'Errors',
  show: 'Show',
}

/** The headline of an answer. */
export function headline(count: number, draft: string, isPartial: boolean): string {
  const by = `by JSON Schema ${draft}`
  if (count === 0) return `Valid ${by}.`
  const errors = counted(count, 'error')
  const first = isPartial ? ' These are only the first ones of each object.' : ''
  return `${errors} ${by}.${first}`
}

export const moreThanShown = (shown: number) => `The first ${shown} errors are listed here.`

/** Why a schema or a document cannot be checked. */
export const FAULTS = {
  notJson: (message: string, place: string) => `The schema is not JSON. ${message}${place}`,
  notSchema: 'A schema is an object, true or false.',
  endless:
    'The schema refers to itself without end, or the document is nested too deeply to be checked.',
  halfCharacter: 'A key of the document has half a character, so its place cannot be named.',
  tooLarge: 'This document is too large to be checked in this browser.',
  sameAddress: (address: string) =>
    `Two parts of the schema have the same $id or place: ${address}`,
  badAddress: 'An $id, $anchor or $ref of the schema is not an address.',
  noTarget: (ref: string) => `${ref} points to nothing in this schema.`,
  keyword: (place: string, keyword: string, needed: string) =>
    `At ${place}, "${keyword}" must be ${needed}.`,
  type: (place: string, word: string) =>
    `At ${place}, "type" has ${word}. The types are string, number, integer, boolean, null, object and array.`,
  pattern: (place: string, pattern: string) =>
    `At ${place}, the pattern ${pattern} is not a regular expression of JavaScript.`,
  subschema: (place: string) => `At ${place}, a schema must be an object, true or false.`,
}

/** What a keyword takes, for `FAULTS.keyword`. */
export const NEEDED = {
  number: 'a number',
  positive: 'a number above 0',
  limit: 'a number. Only Draft 4 has true or false here: add its "$schema"',
  count: 'a whole number from 0',
  flag: 'true or false',
  text: 'a string',
  list: 'a list of values',
  names: 'a list of property names',
  map: 'an object',
  schemas: 'a list of schemas',
}

/** What was not checked. */
export const NOTES = {
  unknownDraft: (address: string) =>
    `This page does not know the draft ${address}. The schema was read as 2020-12.`,
  remote: (refs: string) =>
    `Not checked, because nothing is fetched from the network: ${refs}. To check it, put that schema below "$defs" with its "$id".`,
  dynamic:
    '$dynamicRef is followed like $ref: a schema that extends another one and replaces its target is not seen.',
  formats: (names: string) => `Formats that this page does not check: ${names}.`,
  schemaNumbers:
    'Numbers of the schema with more than 15 digits are rounded, as JavaScript does, before they are compared.',
}

export function roundedNote(count: number): string {
  const numbers = counted(count, 'number has', 'numbers have')
  return `${numbers} more digits than a program in JavaScript keeps. They are shown as written, but limits, const, enum, multipleOf and uniqueItems compare them rounded.`
}
