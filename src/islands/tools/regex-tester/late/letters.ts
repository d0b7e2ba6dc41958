import type { AST } from '@eslint-community/regexpp'

import { alternativesOf } from './parse.ts'

/** Characters of every kind that classes tell apart: Latin, other scripts, digits, spaces and signs. */
const SAMPLES = [
  ...Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)),
  ...'αΩдЖאعआक०५茶あ한\u00A0\u2028\u2029\uFEFF₹–—“”…👋',
]

/** Returns a function that tells which of the sample characters, and those of the pattern, an element can match. */
export function letterReader(pattern: string, flags: string) {
  const samples = [...new Set([...SAMPLES, ...pattern])]
  const kept = flags.replace(/[^iuvs]/g, '')
  const known = new Map<string, ReadonlySet<string>>()
  /** A pattern of one character cannot take long. */
  const ofOne = (raw: string) => {
    const one = new RegExp(`^(?:${raw})$`, kept)
    const letters = known.get(raw) ?? new Set(samples.filter((sample) => one.test(sample)))
    known.set(raw, letters)
    return letters
  }
  const lettersOf = (node: AST.Node): ReadonlySet<string> => {
    if (node.type === 'Quantifier') return lettersOf(node.element)
    if (node.type === 'Assertion') return new Set()
    if (node.type === 'Backreference') return new Set(samples)
    const parts = alternativesOf(node).flatMap(({ elements }) => elements)
    if (parts.length > 0) return new Set(parts.flatMap((part) => [...lettersOf(part)]))
    return 'alternatives' in node ? new Set() : ofOne(node.raw)
  }
  return lettersOf
}

/** Returns the elements with which a sequence can begin: the first ones that may be empty, and the one after them. */
export function firstsOf(elements: readonly AST.Element[]): AST.Node[] {
  const end = elements.findIndex((element) => !canBeEmpty(element))
  const firsts = end < 0 ? elements : elements.slice(0, end + 1)
  return firsts.flatMap((first) => {
    const inner = first.type === 'Quantifier' ? first.element : first
    const alternatives = inner.type === 'Assertion' ? [] : alternativesOf(inner)
    if (alternatives.length === 0) return [first]
    return alternatives.flatMap((alternative) => firstsOf(alternative.elements))
  })
}

/** Whether an element can match the empty text. */
export function canBeEmpty(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.min === 0 || canBeEmpty(node.element)
  if (node.type === 'Assertion' || node.type === 'Backreference') return true
  const alternatives = alternativesOf(node)
  return alternatives.some(({ elements }) => elements.every(canBeEmpty))
}

/** Whether two sets of characters have one in common. */
export function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((letter) => other.has(letter))
}
