import type { AST } from '@eslint-community/regexpp'

import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'

import { alternativesOf, parsePattern } from '../late/problem.ts'
import { characterWords, classWords, expressionWords, setWords } from './class-words.ts'

/** A piece of a pattern with its meaning, and the pieces within it. */
export interface Piece {
  raw: string
  words: string
  pieces: Piece[]
}

/** Returns the pieces of a pattern in plain words. Throws for a pattern that the parser refuses. */
export function explain(pattern: string, flags: string): Piece[] {
  const groups = new Map<AST.Node, number>()
  return piecesOf(parsePattern(pattern, flags), { flags, groups })
}

interface Context {
  flags: string
  /** The numbers of the groups, which are explained in their order. */
  groups: Map<AST.Node, number>
}

function piecesOf(node: AST.Node, context: Context): Piece[] {
  const alternatives = alternativesOf(node)
  if (alternatives.length === 1) return sequence(alternatives[0]?.elements ?? [], context)
  return alternatives.map(({ raw, elements }, index) => {
    const words = raw === '' ? 'nothing' : 'this'
    return { raw, words: `${index === 0 ? 'either' : 'or'} ${words}`, pieces: sequence(elements, context) } // prettier-ignore
  })
}

/** Joins characters that follow each other to a text. */
function sequence(elements: readonly AST.Element[], context: Context): Piece[] {
  const pieces: Piece[] = []
  let run: AST.Character[] = []
  const end = () => {
    if (run.length > 0) pieces.push(textPiece(run))
    run = []
  }
  for (const element of elements) {
    if (element.type === 'Character') run.push(element)
    else {
      end()
      pieces.push({ raw: element.raw, ...meaningOf(element, context) })
    }
  }
  end()
  return pieces
}

function textPiece(run: readonly AST.Character[]): Piece {
  const raw = run.map((each) => each.raw).join('')
  const [first] = run
  if (first !== undefined && run.length === 1)
    return { raw, words: characterWords(first.value), pieces: [] }
  const text = String.fromCodePoint(...run.map(({ value }) => value))
  return { raw, words: `the text “${text}”`, pieces: [] }
}

type Meaning = Pick<Piece, 'words' | 'pieces'>

function meaningOf(element: AST.Element, context: Context): Meaning {
  const { flags, groups } = context
  const plain = (words: string) => ({ words, pieces: [] })
  switch (element.type) {
    case 'Character':
      return plain(characterWords(element.value))
    case 'CharacterSet':
      return plain(setWords(element, flags))
    case 'CharacterClass':
      return plain(classWords(element, flags))
    case 'ExpressionCharacterClass':
      return plain(expressionWords(element, flags))
    case 'Backreference':
      return plain(`the same text as group ${element.ref}`)
    case 'Quantifier':
      return quantified(element, context)
    case 'Assertion':
      return assertion(element, context)
    case 'Group':
      return { words: groupWords(element), pieces: piecesOf(element, context) }
    case 'CapturingGroup': {
      groups.set(element, groups.size + 1)
      const name = element.name === null ? '' : `, named ${element.name}`
      return { words: `group ${groups.size}${name}`, pieces: piecesOf(element, context) }
    }
  }
}

function quantified({ element, min, max, greedy }: AST.Quantifier, context: Context): Meaning {
  const { words, pieces } = meaningOf(element, context)
  const isFixed = min === max
  const order = greedy || isFixed ? '' : ', as few as possible'
  return { words: `${timesWords(min, max)}${order}: ${words}`, pieces }
}

const FROM = ['any number of times or not at all', 'once or more']

function timesWords(min: number, max: number): string {
  if (min === max) return `exactly ${times(min)}`
  if (max === 1) return 'optional'
  if (max === Infinity) return FROM[min] ?? `at least ${times(min)}`
  return `${whole(min)} to ${times(max)}`
}

function times(count: number): string {
  return plural(count, 'once', `${whole(count)} times`)
}

function assertion(node: AST.Assertion, context: Context): Meaning {
  const isByLine = context.flags.includes('m')
  const not = 'negate' in node && node.negate ? ' not' : ''
  switch (node.kind) {
    case 'start':
      return { words: `the start of the text${isByLine ? ' or of a line' : ''}`, pieces: [] }
    case 'end':
      return { words: `the end of the text${isByLine ? ' or of a line' : ''}`, pieces: [] }
    case 'word':
      return { words: `${not === '' ? 'the' : 'not the'} start or end of a word of a to z, digits and _`, pieces: [] } // prettier-ignore
    case 'lookahead':
      return { words: `what follows must${not} match this`, pieces: piecesOf(node, context) }
    case 'lookbehind':
      return { words: `what comes before must${not} match this`, pieces: piecesOf(node, context) }
  }
}

function groupWords({ modifiers }: AST.Group): string {
  if (modifiers === null) return 'together, without a number'
  const { add, remove } = modifiers
  const parts = [add.raw && `with ${add.raw}`, remove?.raw && `without ${remove.raw}`]
  return `together, ${parts.filter(Boolean).join(' and ')}`
}
