import { whole } from '@/lib/format.ts'

import type { TextResult, ToolRequest } from '@/islands/text-tool/definition.ts'
import { replacementOf, type RegexMode, type RegexOptions } from './choices.ts'
import { groupNames } from './group-names.ts'

/** The most matches or pieces that are listed. */
export const MOST_LISTED = 10_000
/** UTF-16 code units of the longest replaced text. */
const LONGEST_RESULT = 20_000_000
/** The place of a group that took no part in a match. */
export const NO_PLACE = 0xffff_ffff

export type RegexRequest = ToolRequest<RegexMode, RegexOptions>

/** The matches of a text. */
export interface Matches extends TextResult {
  kind: 'matches'
  count: number
  /** Whether the text may have more matches. */
  isCut: boolean
  /** The number of lines in which matches begin. */
  lineCount: number
  /** The names of the groups; empty for those without a name. */
  names: string[]
  /** For each match and then each of its groups: start and end in UTF-16 code units, or `NO_PLACE`. */
  spans: Uint32Array
  /** The line in which each match begins, counted from 1, and where that line starts. */
  lines: Uint32Array
}

/** A line of a test. */
export interface TestedLine {
  line: string
  /** Whether the pattern should be found in it. */
  isWanted: boolean
  isFound: boolean
}

/** The result of lines that should match, and of lines that should not. */
interface TestedLines extends TextResult {
  kind: 'lines'
  tested: TestedLine[]
  passed: number
}

/** A text made by a replacement, or the pieces of one as a JSON list. */
interface Changed<Kind extends 'replaced' | 'pieces'> extends TextResult {
  kind: Kind
  count: number
  isCut: boolean
}

/** A pattern that the engine refuses, in its words, or one that was stopped. */
interface Failed<Kind extends 'invalid' | 'stopped'> extends TextResult {
  kind: Kind
}

export type RegexResult =
  | Matches
  | TestedLines
  | Changed<'replaced'>
  | Changed<'pieces'>
  | Failed<'invalid'>
  | Failed<'stopped'>

/**
 * Runs a pattern by the engine of the browser. It may take forever: only for a worker that is ended. Throws a sentence when the
 * replaced text is too long.
 */
export function runPattern({ mode, text, options }: RegexRequest): RegexResult {
  let regex
  try {
    regex = new RegExp(options.pattern, options.flags)
  } catch {
    return { kind: 'invalid', output: '' }
  }
  if (mode === 'replace') return replaced(regex, text, replacementOf(options.replacement))
  if (mode === 'split') return pieces(regex, text)
  if (mode === 'lines') return testedLines(regex, text, options.refused)
  return matchesIn(regex, text)
}

/** Returns the matches: all of them with the flag `g`, otherwise the first one. */
function matchesIn({ source, flags }: RegExp, text: string): Matches {
  const regex = new RegExp(source, flags.includes('d') ? flags : `${flags}d`)
  const names = groupNames(source, flags)
  const spans: number[] = []
  const lines: number[] = []
  const line = lineCounter(text)
  let count = 0
  for (const { index, indices } of found(regex, text)) {
    if (count++ === MOST_LISTED) break
    lines.push(...line.at(index))
    for (const place of indices ?? []) spans.push(...(place ?? [NO_PLACE, NO_PLACE]))
  }
  return {
    ...{ kind: 'matches', output: '', names },
    ...{ count: Math.min(count, MOST_LISTED), isCut: count > MOST_LISTED },
    lineCount: line.count(),
    spans: Uint32Array.from(spans),
    lines: Uint32Array.from(lines),
  }
}

/** `matchAll` steps over empty matches by the code point with `u` or `v`, otherwise by the code unit. */
function found(regex: RegExp, text: string): Iterable<RegExpExecArray> {
  if (regex.global) return text.matchAll(regex)
  const match = regex.exec(text)
  return match === null ? [] : [match]
}

/** Finds the lines of ascending places, and counts those that were asked for. */
function lineCounter(text: string) {
  let [line, start, next] = [1, 0, text.indexOf('\n')]
  let [count, last] = [0, 0]
  return {
    at(index: number): [line: number, start: number] {
      while (next >= 0 && next < index) {
        line++
        start = next + 1
        next = text.indexOf('\n', start)
      }
      if (line !== last) count++
      last = line
      return [line, start]
    },
    count: () => count,
  }
}

function replaced(regex: RegExp, text: string, replacement: string): Changed<'replaced'> {
  const output = text.replace(regex, replacement)
  if (output.length > LONGEST_RESULT) throw new Error('The replaced text is longer than 20 MB.')
  // With y, the engine would go on where the replacement ended.
  regex.lastIndex = 0
  return { kind: 'replaced', output, ...countOf(found(regex, text)) }
}

/** Counts the matches that are listed. */
function countOf(matches: Iterable<unknown>) {
  const iterator = matches[Symbol.iterator]()
  let count = 0
  while (count <= MOST_LISTED && !iterator.next().done) count++
  return { count: Math.min(count, MOST_LISTED), isCut: count > MOST_LISTED }
}

/** Groups that took no part are undefined in JavaScript, which JSON writes as null. */
function pieces(regex: RegExp, text: string): Changed<'pieces'> {
  const all = text.split(regex, MOST_LISTED + 1)
  const listed = all.slice(0, MOST_LISTED)
  const rows = listed.map((piece) => `  ${JSON.stringify(piece ?? null)}`)
  const output = rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n]`
  const isCut = all.length > MOST_LISTED
  const warning = isCut ? { warning: `These are the first ${whole(MOST_LISTED)} pieces.` } : {}
  return { kind: 'pieces', output, count: listed.length, isCut, ...warning }
}

function testedLines(regex: RegExp, wanted: string, refused: string): TestedLines {
  const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line !== '')
  const test = (isWanted: boolean) => (line: string) => {
    // With g or y the engine would go on where the line before ended.
    regex.lastIndex = 0
    return { line, isWanted, isFound: regex.test(line) }
  }
  const tested = [...linesOf(wanted).map(test(true)), ...linesOf(refused).map(test(false))]
  const passed = tested.filter(({ isWanted, isFound }) => isWanted === isFound).length
  return { kind: 'lines', output: '', tested, passed }
}
