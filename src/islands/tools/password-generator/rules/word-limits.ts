import { type Draft, take, TERM } from './word-rule.ts'

/** Words that can be between a limit and its number. */
const BETWEEN = '(?: (?:MUST|MAY|HAVE|LENGTH|CHARS))*'
const UNIT = '(?: (?:CHARS|LENGTH))*'
const UNITS = '(?: (?:CHARS|LENGTH))+'
/** Not before these: there a number is not a length. */
const ALONE = `(?! (?:A )?(?:CHARS|LENGTH|SAME|CONSEC|SEQ|UNIQUE|TIMES|\\d|${TERM}|(?:day|week|month|year|minute|hour|attempt|word|syllable)s?))`

/** Reads the lengths in a clause of tokens into the draft. Returns the rest of the clause. */
export function takeLengths(clause: string, draft: Draft): string {
  const least = (count = '1') => (draft.minLength = Math.max(draft.minLength, Number(count)))
  const most = (count = '1') => (draft.maxLength = Math.min(draft.maxLength, Number(count)))
  const both = (from?: string, to = from) => [least(from), most(to)]
  return take(withWholes(clause), [
    [`(?:LENGTH${BETWEEN} )?(?:EXACT )?(\\d+)\\.\\.(\\d+)${UNIT}${ALONE}`, both],
    // "A maximum of at least 64 characters" allows 64.
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

/** Adds the length and the exclusion that "6 digit PIN", "6-12 letters and numbers" and "8 alphanumeric characters" imply. */
function withWholes(clause: string): string {
  const isPin = /\bPIN\b/.test(clause)
  const isOnlyDigits =
    /^[ ,]*(?:MUST )?(?:HAVE )?(?:EXACT )?(?:[4-9]|\d\d) DIGIT(?: LENGTH)?(?: ONLY)?[ ,]*$/
  if (isPin || isOnlyDigits.test(clause))
    return `${clause.replaceAll(/(?<!\d)(\d+) DIGIT/g, '$1 CHARS').replaceAll('PIN', ' ')} , MUST ONLY DIGIT`
  return clause
    .replaceAll(/(?<!\d)(\d+\.\.\d+) (?=(?:DIGIT|LETTER|ALNUM|UPPER|LOWER)\b)/g, '$1 CHARS , ONLY ')
    .replaceAll(/(?<!\d)(\d+) (?=ALNUM\b)/g, '$1 CHARS , ')
}

const THING =
  '(?:A|CHARS|LETTER|DIGIT|UPPER|LOWER|SPECIAL|ALNUM|TIMES|SAME|CONSEC|SEQ|HAVE|MAY|and|or)'
/** Words of which at least one says what must not be repeated. */
const HOW = `(?=(?: ${THING})* (?:SAME|CONSEC|SEQ)(?!\\S))((?: ${THING})*)`
const KINDS = `(${TERM}(?:(?: ,| or| and)+(?: A)? ${TERM})*)`
const END = '(START|END)(?:(?: or| and| HAVE)+ (START|END))?'

/** Reads the limits of repeated characters and of sequences such as "abc" into the draft. Returns the rest of the clause. */
export function takeRepeats(clause: string, draft: Draft): string {
  if (!/\b(?:SAME|CONSEC|SEQ|UNIQUE|TIMES)\b/.test(clause)) return clause
  const most = (count = '1', how = '') => limit(draft, how, Number(count))
  const below = (count = '2', how = '') => limit(draft, how, Number(count) - 1)
  return take(clause, [
    [
      `(?:(?:NOT|EACH|MUST|${THING}) )*(?:OVER|MOST) (\\d+) TIMES((?: CONSEC| SAME)*)`,
      (count, how = '') => most(count, `SAME${how}`),
    ],
    [
      `NOT (?:${THING} )*(\\d+)(?: ORMORE)? TIMES((?: CONSEC| SAME)*)`,
      (count, how = '') => below(count, `SAME${how}`),
    ],
    [`MOST (\\d+)${HOW}`, most],
    [`NOT(?: HAVE)?(?: LEAST)? (\\d+)(?: ORMORE)?${HOW}`, below],
    [
      `NOT(?: HAVE| A)*((?: SEQ| SAME| CONSEC)+)(?: LEAST)? (\\d+)(?: ORMORE)?(?: CHARS| DIGIT| LETTER)*`,
      (how, count) => below(count, how),
    ],
    [`NOT${HOW}`, (how = '') => limit(draft, how, 1)],
    [
      `(?:${THING} )*(?:SAME|CONSEC|SEQ) (?:${THING} )*NOT(?: MAY| HAVE| SAME| CONSEC)*`,
      () => undefined,
    ],
    [
      `(?:LEAST )?(\\d+) UNIQUE(?: (?:CHARS|${TERM}))*`,
      (count) => {
        draft.minLength = Math.max(draft.minLength, Number(count))
        draft.maxUses = 1
      },
    ],
    [`(?:(?:EACH|MUST|${THING}) )*UNIQUE(?: CHARS)*`, () => (draft.maxUses = 1)],
  ])
}

/** Reads the limits of the first and last character into the draft. Returns the rest of the clause. */
export function takeEnds(clause: string, draft: Draft): string {
  const add = (places: (string | undefined)[], isRefused: boolean, kinds = '') => {
    const terms = kinds.match(new RegExp(TERM, 'g')) ?? []
    for (const place of places)
      if (place) draft.ends.push({ place: place === 'START' ? 'first' : 'last', isRefused, terms })
  }
  return take(clause, [
    [
      `NOT(?: MAY| HAVE)* ${END}(?: A)? ${KINDS}`,
      (one, two, kinds) => add([one, two], true, kinds),
    ],
    [
      `${END}(?: MAY| MUST)* NOT(?: A| HAVE)* ${KINDS}`,
      (one, two, kinds) => add([one, two], true, kinds),
    ],
    [
      `(?:A )?${KINDS} NOT(?: MAY| HAVE)* ${END}`,
      (kinds, one, two) => add([one, two], true, kinds),
    ],
    [
      `(?:MUST )?${END}(?: MUST| ONLY| A)* ${KINDS}`,
      (one, two, kinds) => add([one, two], false, kinds),
    ],
  ])
}

/** Limits repetitions or sequences. Sites use "consecutive" for both, so an unclear text limits both. */
function limit(draft: Draft, how: string, count: number): void {
  const most = Math.max(count, 1)
  const [isSame, isNext, isSequence] = ['SAME', 'CONSEC', 'SEQ'].map((word) => how.includes(word))
  if (isSequence || (isNext && !isSame)) draft.maxSequence = Math.min(draft.maxSequence, most)
  if (isSame && !isNext) draft.maxUses = Math.min(draft.maxUses, most)
  if (isNext) draft.maxConsecutive = Math.min(draft.maxConsecutive, most)
}
