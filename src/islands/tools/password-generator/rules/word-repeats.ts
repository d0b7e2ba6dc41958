import { take, TERM, type Draft } from './word-draft.ts'

const THING =
  '(?:A|CHARS|LETTER|DIGIT|UPPER|LOWER|SPECIAL|ALNUM|TIMES|SAME|CONSEC|SEQ|HAVE|MAY|and|or)'
/** Words of which one at least says what may not be repeated. */
const HOW = `(?=(?: ${THING})* (?:SAME|CONSEC|SEQ)(?!\\S))((?: ${THING})*)`
const KINDS = `(${TERM}(?:(?: ,| or| and)+(?: A)? ${TERM})*)`
const END = '(START|END)(?:(?: or| and| HAVE)+ (START|END))?'

/** Takes what is said of repeated characters and of sequences such as "abc" out of a clause in tokens. */
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

/** Takes what is said of the first and the last character out of a clause in tokens. */
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

/** Neighbours that are both equal and in sequence are called consecutive; where a site does not say which it means, neither is made. */
function limit(draft: Draft, how: string, count: number): void {
  const most = Math.max(count, 1)
  const [isSame, isNext, isSequence] = ['SAME', 'CONSEC', 'SEQ'].map((word) => how.includes(word))
  if (isSequence || (isNext && !isSame)) draft.maxSequence = Math.min(draft.maxSequence, most)
  if (isSame && !isNext) draft.maxUses = Math.min(draft.maxUses, most)
  if (isNext) draft.maxConsecutive = Math.min(draft.maxConsecutive, most)
}
