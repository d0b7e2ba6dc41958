/** Texts that make a careless reader slow: one or two characters, repeated, between others. */

/** The printable ASCII characters, and the white space that people paste. */
const PRINTABLE = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\t\n\u00a0',
]

/** Characters that readers treat in a special way. */
const SPECIAL = [...' \n,.:;-_=/\\"\'`(){}[]<>*?+|&%#$@!~^0aA']

/** What precedes and follows the repeated characters. */
const SURROUNDINGS = [
  ['a', 'a'],
  ['{"', '!'],
] as const

/** Makes a text of about this many characters. */
type HostileText = (length: number) => string

/** A text with a name for failures. */
export type NamedText = readonly [name: string, text: HostileText]

function repeated(unit: string, [before, after]: readonly [string, string]): NamedText {
  return [
    JSON.stringify([before, unit, after]),
    (length) => before + unit.repeat(Math.ceil(length / unit.length)) + after,
  ]
}

/** Returns texts of each printable character, and of each special one between others. */
export function repeatedCharacters(): NamedText[] {
  return [
    ...PRINTABLE.map((unit) => repeated(unit, ['', ''])),
    ...SURROUNDINGS.flatMap((ends) => SPECIAL.map((unit) => repeated(unit, ends))),
  ]
}

/** Returns texts of each pair of special characters. */
export function repeatedPairs(): NamedText[] {
  return SPECIAL.flatMap((one) =>
    SPECIAL.filter((other) => other !== one).map((other) => repeated(one + other, ['', '!'])),
  )
}
