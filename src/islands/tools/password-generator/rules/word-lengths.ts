import { take, TERM, type Draft } from './word-draft.ts'

/** Words that may be between a limit and its number. */
const BETWEEN = '(?: (?:MUST|MAY|HAVE|LENGTH|CHARS))*'
const UNIT = '(?: (?:CHARS|LENGTH))*'
const UNITS = '(?: (?:CHARS|LENGTH))+'
/** Before these, a number does not count the characters of the whole. */
const ALONE = `(?! (?:A )?(?:CHARS|LENGTH|SAME|CONSEC|SEQ|UNIQUE|TIMES|\\d|${TERM}|(?:day|week|month|year|minute|hour|attempt|word|syllable)s?))`

/** Takes the lengths out of a clause in tokens. */
export function takeLengths(clause: string, draft: Draft): string {
  const least = (count = '1') => (draft.minLength = Math.max(draft.minLength, Number(count)))
  const most = (count = '1') => (draft.maxLength = Math.min(draft.maxLength, Number(count)))
  const both = (from?: string, to = from) => [least(from), most(to)]
  return take(withWholes(clause), [
    [`(?:LENGTH${BETWEEN} )?(?:EXACT )?(\\d+)\\.\\.(\\d+)${UNIT}${ALONE}`, both],
    // A site that takes 64 characters or more takes 64.
    [`MOST${BETWEEN} LEAST (\\d+)${UNIT}${ALONE}`, most],
    [`(?:LENGTH${BETWEEN} )?LEAST${BETWEEN} (\\d+)${UNIT}(?: ORMORE)?${ALONE}`, least],
    [`(\\d+)${UNIT} ORMORE${UNIT}${ALONE}`, least],
    [`(\\d+)${UNITS} LEAST(?! \\d)`, least],
    [
      `(?:LENGTH${BETWEEN} )?OVER${BETWEEN} (\\d+)${UNIT}${ALONE}`,
      (count) => least(String(Number(count) + 1)),
    ],
    [`(?:LENGTH${BETWEEN} )?MOST${BETWEEN} (\\d+)${UNIT}(?: ORLESS)?${ALONE}`, most],
    [`(\\d+)${UNIT} ORLESS${UNIT}${ALONE}`, most],
    [`(\\d+)${UNITS} MOST(?! \\d)`, most],
    [
      `(?:LENGTH${BETWEEN} )?UNDER${BETWEEN} (\\d+)${UNIT}${ALONE}`,
      (count) => most(String(Number(count) - 1)),
    ],
    [`LENGTH${BETWEEN} (?:EXACT )?(\\d+)${UNIT}${ALONE}`, (count) => both(count)],
    [`EXACT${BETWEEN} (\\d+)${UNIT}${ALONE}`, (count) => both(count)],
    [`(\\d+)${UNITS}${ALONE}`, (count) => both(count)],
  ])
}

/** "6 digit PIN", "6-12 letters and numbers" and "8 alphanumeric characters" say how long the whole is and what else is not in it. */
function withWholes(clause: string): string {
  const isPin = /\bPIN\b/.test(clause)
  const isOnlyDigits =
    /^[ ,]*(?:MUST )?(?:HAVE )?(?:EXACT )?(?:[4-9]|\d\d) DIGIT(?: LENGTH)?(?: ONLY)?[ ,]*$/
  if (isPin || isOnlyDigits.test(clause))
    return `${clause.replaceAll(/(\d+) DIGIT/g, '$1 CHARS').replaceAll('PIN', ' ')} , MUST ONLY DIGIT`
  return clause
    .replaceAll(/(\d+\.\.\d+) (?=(?:DIGIT|LETTER|ALNUM|UPPER|LOWER)\b)/g, '$1 CHARS , ONLY ')
    .replaceAll(/(\d+) (?=ALNUM\b)/g, '$1 CHARS , ')
}
