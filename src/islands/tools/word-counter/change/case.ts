import { sentencesOf } from '../sentences-of.ts'

/** Every word with a capital, the rest of it small. Scripts without capitals stay as they are. */
export function titleCase(text: string): string {
  return text.replace(WORD, (word) => capitalised(word))
}

/** Every sentence with a capital, all else small but the English "I". A blank line ends a sentence as well. */
export function sentenceCase(text: string): string {
  const small = text.toLowerCase().replace(ENGLISH_I, 'I')
  let result = ''
  let end = 0
  for (const sentence of sentencesOf(small)) {
    const start = small.indexOf(sentence, end)
    result += small.slice(end, start) + withCapital(sentence)
    end = start + sentence.length
  }
  return result + small.slice(end)
}

/** A letter or digit with its signs and the letters, digits and apostrophes after it. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D]|['’](?=\p{L}))*/gu
/** By itself, or in I'm and I'll. */
const ENGLISH_I =
  /(?<![\p{L}\p{M}\p{N}'’.])i(?![\p{L}\p{M}\p{N}.]|['’](?!(?:m|d|ll|ve)(?!\p{L})))/gu

function withCapital(sentence: string): string {
  return sentence.replace(/[\p{L}\p{N}]/u, (letter) => upperFirst(letter))
}

function capitalised(word: string): string {
  const [first = ''] = word
  return upperFirst(first) + word.slice(first.length).toLowerCase()
}

/** ﬁ and ß become two letters, of which only the first is a capital. */
function upperFirst(letter: string): string {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}
