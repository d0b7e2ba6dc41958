import { parseAmount } from '@/lib/amount.ts'

import {
  checkAddress,
  checkCodeContent,
  checkPercentEncoded,
  checkQueryString,
  checkUpi,
} from './addresses.ts'
import {
  checkBase64,
  checkChecksums,
  checkDataUri,
  checkDigest,
  checkJwt,
  checkPem,
} from './encoded.ts'
import type { Check, Guess, Sample } from './guess.ts'
import { checkCron, checkDate, checkIdentifier, checkMoments, checkTimestamp } from './moments.ts'
import { checkJson, checkJsonLines, checkStatement, checkTable, checkYaml } from './structured.ts'
import { readSum } from './read-sum.ts'

/** Only the first characters are examined, so that a large paste takes no longer than a small one. */
export const SAMPLE_LENGTH = 65_536
const MOST_GUESSES = 3
const MOST_LINES = 200

/** Recognises an amount of money: with a currency, a unit such as lakh, or digits in groups. */
const checkAmount: Check = ({ text }) => {
  if (text.length > 40 || !(parseAmount(text) > 0)) return undefined
  if (/%|percent|year|yrs?\b/i.test(text)) return undefined
  const isMarked =
    /₹|rs|inr|lakh|lac|crore|cr\b|thousand|million|\d[kl]$|लाख|करोड़|हज़ार|हजार|रु/i.test(text)
  const isGrouped = /^[\d०-९]{1,3}(?:,[\d०-९]{2,3})+(?:\.\d{1,2})?$/.test(text)
  if (!isMarked && !isGrouped && !/^[\d०-९]{4,9}(?:\.\d{1,2})?$/.test(text)) return undefined
  return { kind: 'amount', reason: 'an amount', sureness: isMarked || isGrouped ? 0.92 : 0.7 }
}

/** Recognises a sum in words, such as "50 lakh 8.5 20 years". */
const checkSum: Check = ({ text, lines }) => {
  const sum = lines.length === 1 ? readSum(text) : undefined
  return (
    sum && { kind: 'sum', reason: `${sum.label}: ${sum.answer}`, href: sum.href, sureness: 0.97 }
  )
}

const CHECKS: readonly Check[] = [
  checkJson,
  checkJsonLines,
  checkTable,
  checkYaml,
  checkStatement,
  checkJwt,
  checkPem,
  checkDataUri,
  checkDigest,
  checkChecksums,
  checkBase64,
  checkAddress,
  checkQueryString,
  checkPercentEncoded,
  checkUpi,
  checkCodeContent,
  checkTimestamp,
  checkDate,
  checkMoments,
  checkIdentifier,
  checkCron,
  checkAmount,
  checkSum,
]

/**
 * Returns up to three guesses about what a text is, the most probable first. Plain text is always one of them, last unless
 * nothing else fits. Returns no guess for white space.
 */
export function recogniseText(text: string): Guess[] {
  const sample = toSample(text)
  if (sample.text === '') return []
  const guesses = CHECKS.map((check) => check(sample)).filter((guess) => guess !== undefined)
  return [...guesses, plainGuess(sample)]
    .toSorted((a, b) => b.sureness - a.sureness)
    .slice(0, MOST_GUESSES)
}

/** Returns the guess that a text is plain, which needs no check. */
export function toPlainText(text: string): Guess {
  return plainGuess(toSample(text))
}

function plainGuess(sample: Sample): Guess {
  return { kind: 'text', reason: describe(sample), sureness: 0.5 }
}

function toSample(text: string): Sample {
  const cut = text.slice(0, SAMPLE_LENGTH)
  const isCut = text.length > SAMPLE_LENGTH
  const trimmed = cut.replace(/^\uFEFF/, '').trim()
  const lines = trimmed
    .split(/\r\n?|\n/, isCut ? MOST_LINES : undefined)
    .slice(0, MOST_LINES)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
  return { text: trimmed, lines, isCut: isCut || lines.length === MOST_LINES }
}

function describe({ text, lines }: Sample): string {
  if (lines.length > 1) return 'lines of text'
  return text.includes(' ') ? 'words with spaces' : 'a word'
}
