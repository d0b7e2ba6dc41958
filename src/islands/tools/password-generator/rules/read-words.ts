import { plainText, takeSymbolNames } from './plain-text.ts'
import type { PasswordRule } from './rule.ts'
import { asWritten, takeLists } from './symbol-lists.ts'
import { takeKinds } from './word-kinds.ts'
import { takeEnds, takeLengths, takeRepeats } from './word-limits.ts'
import { type Draft, ruleOf } from './word-rule.ts'
import { tokensOf } from './word-tokens.ts'

/** The rule in a site's words, and the parts outside it. */
export interface ReadWords {
  rule: PasswordRule
  /** The parts that were not understood, in the site's own words. */
  unread: string[]
  /** The parts that this page cannot check, such as the visitor's name. */
  unchecked: string[]
}

/** Reads rules in a site's own English words. Letters and digits are allowed by default, symbols if the text names them. */
export function readWords(text: string): ReadWords {
  const draft: Draft = {
    lists: [],
    statements: [],
    minLength: 1,
    maxLength: Infinity,
    maxConsecutive: Infinity,
    maxUses: Infinity,
    maxSequence: Infinity,
    ends: [],
  }
  const named = takeSymbolNames(plainText(text), (symbols, written) => {
    draft.lists.push({ symbols, doubtful: '', written })
    return ` list${draft.lists.length - 1}x `
  })
  const parts = clausesOf(takeLists(named, draft.lists)).flatMap((clause) =>
    readClause(clause, draft),
  )
  const written = (isUnchecked: boolean) =>
    parts
      .filter((part) => part.isUnchecked === isUnchecked)
      .map((part) => asWritten(part.text, draft.lists).replaceAll(/\s+/g, ' ').trim())
  return { rule: ruleOf(draft), unread: written(false), unchecked: written(true) }
}

/** Splits a text at line breaks, semicolons and the ends of sentences. A list below a line with a colon belongs to that line. */
function clausesOf(text: string): string[] {
  return text
    .replaceAll(/^[ \t]*(?:[-*•·▪●○✓✔☑✗✘]|\(?\d{1,2}[.)]|\(?[a-z][.)])[ \t]+/gim, '')
    .replaceAll(
      /:[ \t]*\n+(?:(?!\n).*[^:\n]\n?)+/g,
      (list) =>
        `: ${list
          .slice(1)
          .trim()
          .replaceAll(/(?<![ .;,])[ .;,]*\n/g, ', ')}\n`,
    )
    .split(/\n|;|•|(?<!\d)\.(?=\s|$)|\.(?=\s+[A-Z]|\s*$)|[!?](?=\s|$)/)
    .filter((clause) => clause.trim() !== '')
}

/** A part of the text that was not understood, or that this page cannot check. */
interface Part {
  text: string
  isUnchecked: boolean
}

function readClause(clause: string, draft: Draft): Part[] {
  const personal: string[] = []
  const tokens = tokensOf(
    withoutExamples(clause),
    (phrase) => `personal${personal.push(phrase) - 1}x`,
  )
  const left = takeKinds(takeRepeats(takeEnds(takeLengths(tokens, draft), draft), draft), draft)
  const isRefused = /\b(?:NOT|EXCEPT|UNIQUE|BUT)\b|different|unlike/.test(`${tokens} ${clause}`)
  const words = left.replaceAll(/personal\d+x/g, ' ').match(/\S+/g) ?? []
  const own = left.includes('personal')
    ? personal.map((text) => ({ text, isUnchecked: isRefused }))
    : []
  return [...own, ...unreadParts(clause, words)]
}

/** Returns the parts of a clause with certain words, or the whole clause if the words are spelled differently in it. */
function unreadParts(clause: string, words: readonly string[]): Part[] {
  if (words.length === 0) return []
  const parts = clause
    .split(/,|\(|\)| and (?=\w)/i)
    .filter((part) => words.some((word) => holdsWord(part, word)))
  return (parts.length === 0 ? [clause] : parts).map((text) => ({
    text,
    isUnchecked: HANDLING.test(text),
  }))
}

function holdsWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w])${word.replaceAll(/[^\w]/g, '.')}(?![\\w])`, 'i').test(text)
}

/** Matches rules about handling passwords instead of their characters. */
const HANDLING =
  /\b(?:expires?d?|days?|months?|changed?|shared?|sharing|written? down|disclosed?|remember|confidential|secret|re-?used?|history|locked|attempts?)\b/i

/** Removes examples such as "aaa" or "1234" from a clause about repetition. */
function withoutExamples(clause: string): string {
  if (!/identical|same|repeat|sequen|consecutive|duplicate|keyboard/i.test(clause)) return clause
  return clause
    .replaceAll(
      /"?\b(?:([a-z\d])\1{1,}|\d{3,}|abcd?e?f?|xyz|qwert?y?\w*|asdf\w*|zyx|cba|pqrs?)\b"?/gi,
      ' ',
    )
    .replaceAll(
      /\b(?:keyboard|alphabetical|numerical) (?=sequen|patterns?|order)/gi,
      ' sequential ',
    )
}
