import { parseAmount } from '@/lib/amount.ts'

import type { Check } from './guess.ts'
import { readSum } from './read-sum.ts'

/** Recognises an amount of money: with a currency, a unit such as lakh, or digits in groups. */
export const checkAmount: Check = ({ text }) => {
  if (text.length > 40 || !(parseAmount(text) > 0)) return undefined
  if (/%|percent|year|yrs?\b/i.test(text)) return undefined
  const isMarked =
    /₹|rs|inr|lakh|lac|crore|cr\b|thousand|million|\d[kl]$|लाख|करोड़|हज़ार|हजार|रु/i.test(text)
  const isGrouped = /^[\d०-९]{1,3}(?:,[\d०-९]{2,3})+(?:\.\d{1,2})?$/.test(text)
  if (!isMarked && !isGrouped && !/^[\d०-९]{4,9}(?:\.\d{1,2})?$/.test(text)) return undefined
  return { kind: 'amount', reason: 'an amount', sureness: isMarked || isGrouped ? 0.92 : 0.7 }
}

/** Recognises a sum in words, such as "50 lakh 8.5 20 years". */
export const checkSum: Check = ({ text, lines }) => {
  const sum = lines.length === 1 ? readSum(text) : undefined
  return (
    sum && { kind: 'sum', reason: `${sum.label}: ${sum.answer}`, href: sum.href, sureness: 0.97 }
  )
}
