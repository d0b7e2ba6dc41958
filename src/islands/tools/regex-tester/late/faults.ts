import { visitRegExpAST, type AST } from '@eslint-community/regexpp'

import { canBeEmpty, firstsOf, haveCommon, letterReader } from './letters.ts'
import { alternativesOf, parsePattern } from './parse.ts'

/** A quantifier that makes a pattern slow, by its place in the pattern. */
export interface Fault {
  start: number
  end: number
  reason: keyof typeof REASONS
}

/** Why a quantifier makes a pattern slow. */
export const REASONS = {
  nested: 'A repetition within a repetition: the same characters can be divided between them in very many ways.', // prettier-ignore
  choices: 'Alternatives in a repetition begin with the same characters, so each of them is tried at every step.', // prettier-ignore
  neighbours: 'Repetitions that follow each other match the same characters, so every border between them is tried.', // prettier-ignore
  start: 'This repetition is tried again from every character of the text.',
}

/** UTF-16 code units of the longest pattern that is searched, which takes some milliseconds. */
const LONGEST = 2_000
/** Repetitions of at least this many times count as endless. */
const MANY = 10

/**
 * Returns the quantifiers that can make a pattern slow: those with exponentially many ways first, otherwise those with many
 * starts. It compares the characters that the parts can match, so it is a good guess and not a proof. There are none for a very long pattern.
 */
export function faultsIn(pattern: string, flags: string): Fault[] {
  if (pattern.length > LONGEST) return []
  const finder = new FaultFinder(pattern, flags)
  const all = quantifiersIn(parsePattern(pattern, flags))
  const exponential = all.flatMap((each) => [...finder.nested(each), ...finder.choices(each)])
  if (exponential.length > 0) return inOrder(exponential)
  const polynomial = all.flatMap((each) => finder.neighbours(each))
  if (polynomial.length > 0) return inOrder(polynomial)
  return inOrder(all.map((each) => faultOf(each, 'start')))
}

function quantifiersIn(pattern: AST.Pattern): AST.Quantifier[] {
  const all: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter: (each) => void (each.max >= MANY && all.push(each)),
  })
  return all
}

function inOrder(faults: Fault[]): Fault[] {
  const byPlace = new Map(faults.map((fault) => [fault.start, fault]))
  return [...byPlace.values()].sort((a, b) => a.start - b.start)
}

/** The place of the quantifier itself, without its element. */
function faultOf({ element, end }: AST.Quantifier, reason: Fault['reason']): Fault {
  return { start: element.end, end, reason }
}

class FaultFinder {
  readonly #letters: (node: AST.Node) => ReadonlySet<string>

  constructor(pattern: string, flags: string) {
    this.#letters = letterReader(pattern, flags)
  }

  /** Inner quantifiers whose neighbours in the outer one are optional, or match the same characters. */
  nested(outer: AST.Quantifier): Fault[] {
    const inner = this.#innerIn(outer.element)
    if (inner.length === 0) return []
    return [faultOf(outer, 'nested'), ...inner.map((each) => faultOf(each, 'nested'))]
  }

  #innerIn(node: AST.Node): AST.Quantifier[] {
    return alternativesOf(node).flatMap(({ elements }) =>
      elements.flatMap((element, place) => {
        const others = elements.filter((_, other) => other !== place)
        return this.#loopsIn(element).filter((loop) =>
          others.every((other) => canBeEmpty(other) || this.#overlap(loop, other)),
        )
      }),
    )
  }

  /** An element that is an endless quantifier, or such ones within its group or its optional group. */
  #loopsIn(element: AST.Node): AST.Quantifier[] {
    if (element.type === 'Quantifier')
      return element.max >= MANY ? [element] : this.#innerIn(element.element)
    return element.type === 'Assertion' ? [] : this.#innerIn(element)
  }

  /** A quantifier whose alternatives can begin with the same characters. */
  choices(quantifier: AST.Quantifier): Fault[] {
    const firsts = alternativesOf(quantifier.element).map(
      ({ elements }) => new Set(firstsOf(elements).flatMap((first) => [...this.#letters(first)])),
    )
    const isShared = firsts.some((first, place) =>
      firsts.slice(place + 1).some((other) => haveCommon(first, other)),
    )
    return isShared ? [faultOf(quantifier, 'choices')] : []
  }

  /** A quantifier and a later one of the same sequence that match the same characters, with nothing different between them. */
  neighbours(quantifier: AST.Quantifier): Fault[] {
    const faults: Fault[] = []
    for (const next of followers(quantifier)) {
      const overlaps = this.#overlap(quantifier, next)
      const loop = loopOf(next)
      if (loop !== undefined && overlaps)
        faults.push(faultOf(quantifier, 'neighbours'), faultOf(loop, 'neighbours'))
      if (!overlaps && !canBeEmpty(next)) break
    }
    return faults
  }

  #overlap(one: AST.Node, other: AST.Node): boolean {
    return haveCommon(this.#letters(one), this.#letters(other))
  }
}

/** The endless quantifier that an element is, also as the only content of a group. */
function loopOf(element: AST.Element): AST.Quantifier | undefined {
  if (element.type === 'Quantifier') return element.max >= MANY ? element : undefined
  const [only, ...others] = alternativesOf(element)
  const [first, ...rest] = only?.elements ?? []
  return first !== undefined && others.length + rest.length === 0 ? loopOf(first) : undefined
}

/** The elements after an element, also those after its group when it ends the group. */
function followers(element: AST.Element): AST.Element[] {
  const { parent } = element
  if (parent?.type !== 'Alternative') return []
  const after = parent.elements.slice(parent.elements.indexOf(element) + 1)
  const group = parent.parent
  return group.type === 'Group' || group.type === 'CapturingGroup'
    ? [...after, ...followers(group)]
    : after
}
