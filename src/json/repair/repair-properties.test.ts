import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Edit, type Problem, withCertainFixes, withEdits } from './problem.ts'
import { findProblems } from './find-problems.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function problemsOf(text: string): Problem[] {
  const found = findProblems(text)
  return found.kind === 'problems' ? found.problems : []
}

/** Objects of plain words and numbers, laid out over several lines. */
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/)
const scalar = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), word, fc.string())
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('map')),
  list: fc.array(tie('any'), { maxLength: 4 }),
  map: fc.dictionary(word, tie('any'), { maxKeys: 4 }),
}))
const document = fc.dictionary(word, value.any, { minKeys: 1, maxKeys: 4 })

/** Each puts one damage into a laid-out document, or leaves a document alone that has no place for it. */
const damages: Record<string, (text: string) => string> = {
  'a comma after the last item': (text) => text.replace(/\n}$/, ',\n}'),
  'a comment': (text) => text.replace(/\n/, ' // note, "x": {\n'),
  'a comma left out': (text) => text.replace(/,\n/, '\n'),
  'a comma doubled in an object': (text) => text.replace(/,\n {2}"/, ',,\n  "'),
  'single quotes around a key': (text) => text.replace(/^ {2}"(\w+)":/m, "  '$1':"),
  'curly quotes around a key': (text) => text.replace(/^ {2}"(\w+)":/m, '  “$1”:'),
  'no quotes around a key': (text) => text.replace(/^ {2}"(\w+)":/m, '  $1:'),
  'an equals sign': (text) => text.replace(/^( {2}"\w+"):/m, '$1 ='),
  'a word of Python': (text) => text.replace(/: true/, ': True').replace(/: null/, ': None'),
  'a no-break space': (text) => text.replace(/": /, '":\u00a0'),
  'no closing bracket': (text) => text.replace(/\n}$/, '\n'),
  'a closing bracket too many': (text) => `${text}}`,
  'a fence': (text) => `\`\`\`json\n${text}\n\`\`\``,
  'a call': (text) => `callback(${text});`,
}

test.each(Object.entries(damages))('%s is fixed and nothing else changes', (_, damage) => {
  fc.assert(
    fc.property(document, (given) => {
      const text = JSON.stringify(given, null, 2)
      const broken = damage(text)
      const problems = problemsOf(broken)
      if (problems.some(({ certainty }) => certainty === 'offered')) return
      const mended = withCertainFixes(broken, problems)
      expect(JSON.parse(mended)).toEqual(JSON.parse(text))
      expect(problems.length).toBeLessThanOrEqual(2)
      expect(outside(broken, mended, problems)).toBe(true)
    }),
  )
})

/** Whether a mended text is the broken one outside the listed places, put together again piece by piece. */
function outside(broken: string, mended: string, problems: Problem[]): boolean {
  const edits = problems.flatMap(({ choices }) => choices[0]?.edits as Edit[])
  let [from, at] = [0, 0]
  for (const { start, end, replacement } of edits.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    // prettier-ignore
    const kept = broken.slice(from, start)
    if (!mended.startsWith(kept + replacement, at)) return false
    at += kept.length + replacement.length
    from = end
  }
  return mended.slice(at) === broken.slice(from)
}

const pieces = fc.constantFrom(
  ...'{ } [ ] ( ) , : " \' ` “ ” \\ / # + - . ; = ， ： 1 a true None NaN ... /* */ // 007 3,50,000 ₹5 १ f( u" "a":1 "b" {"c":1} [Object] ObjectId("x") ~~~ \\q \\x41 é 😀'.split(' '), // prettier-ignore
  ' ',
  '\n',
  '\u00a0',
  '\u200b',
)

test('fixing problems one by one turns any text into JSON', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.nat(), (parts, seed) => {
      let text = `[${parts.join('')}]`
      for (let step = 0; step < 80; step++) {
        const found = findProblems(text)
        if (found.kind === 'refused') return
        expect(found.problems.length === 0).toBe(isJson(text))
        if (found.problems.length === 0) return
        text = taken(text, found.problems, seed + step)
      }
      expect.unreachable(`no end: ${text}`)
    }),
    {
      numRuns: 500,
      // In each of these a bracket was mended as certain that something undecided depends on, and never came to rest.
      examples: [
        [['"a":1', '{', '"b"'], 0],
        [['[', '{', '('], 1],
        [['"b"', 'é', '}', ';', '"b"'], 0],
        [['"a":1', ';', '(', '~~~', '"b"'], 1],
        [['...', '007', '.', '007'], 1],
        [['[', '(', '"b"', '+', 'true'], 0],
        [['[', '(', '“', '"', '+', 'NaN'], 1],
        [['{', '”', '{"c":1}', '“', '}', ',', '"b"'], 0],
      ],
    },
  )
})

/** A text with all that is certain mended, or else the first offer taken one way or the other. */
function taken(text: string, problems: Problem[], seed: number): string {
  if (problems.some(({ certainty }) => certainty === 'certain')) {
    return withCertainFixes(text, problems)
  }
  const choices = problems[0]?.choices ?? []
  return withEdits(text, choices[seed % choices.length]?.edits ?? [])
}

test('a text has problems exactly when it is not JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = findProblems(text)
      if (found.kind === 'problems') expect(found.problems.length === 0).toBe(isJson(text))
      else expect(isJson(text)).toBe(false)
    }),
  )
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(problemsOf(text)).toEqual([])
    }),
  )
})
