import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { countGraphemes, statisticsOf } from './statistics.ts'
import { countText, readingMinutes, speakingMinutes, type TextStatistics } from './word-count.ts'

// Universal Declaration of Human Rights, article 1, Hindi (ohchr.org). Counted by hand.
const ARTICLE_1 =
  'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। ' +
  'उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिये।'

const cases: [string, string, Partial<TextStatistics>][] = [
  ['the empty text is 0 everywhere', '', zero()],
  ['white space alone holds no words', ' \n\t ', { ...zero(), characters: 4, bytes: 4 }],
  ['spaces at the edges make no words', ' hello ', { words: 1, characters: 7, charactersWithoutSpaces: 5 }],
  ['a text without a terminator is one sentence', 'hello', { sentences: 1, paragraphs: 1, lines: 1 }],
  ['terminators alone are no sentence', '...', { sentences: 0, words: 1 }],
  ['runs of terminators close one sentence', 'Really?! Yes...', { sentences: 2 }],
  ['sentences end at . ! and ?', 'One. Two! Three?', { sentences: 3 }],
  ['a decimal point is a terminator by the stated rule', 'It is 3.5 now.', { sentences: 2 }],
  // Two abbreviations, a decimal, a date, "?!" and an ellipsis: a reader counts three sentences.
  ['titles, amounts and dates end no sentence beside the stated rule', 'Dr. Rao paid Rs. 3.5 lakh on 1.4.2026. Really?! Yes...', { sentencesAsRead: 3 }],
  ['initials and addresses end none either', 'See x.in, says A. P. J. Abdul Kalam, e.g. today. Good.', { sentencesAsRead: 2 }],
  ['a quotation ends with its mark', 'He said “Go.” She went.', { sentences: 2, sentencesAsRead: 2 }],
  ['a title may begin a text', 'Dr. Rao came. He left.', { sentencesAsRead: 2 }],
  ['a word that ends like a title ends its sentence', 'He came first. Now go.', { sentencesAsRead: 2 }],
  ['a vowel sign before the last letter is no edge of a word', 'वह आयाa. तब गया.', { sentencesAsRead: 2 }],
  ['every script’s own marks end a sentence', 'a। b॥ c。 d． e！ f？ g۔ h؟ i', { sentencesAsRead: 9 }],
  // Unicode Standard Annex 29: SB8, and U+2026 is not a terminator
  ['field-general-f13: an ellipsis goes on', 'I was… tired.', { sentencesAsRead: 1 }],
  ['field-general-f13: points before a lower-case letter go on', 'Wait... what? No.', { sentencesAsRead: 2 }],
  ['field-general-f13: the same with one sign', 'Wait… what? No.', { sentencesAsRead: 2 }],
  ['field-general-f12: a dash joins words by the stated rule', 'This should be—one would think—ten words, not eight.', { words: 8 }],
  ['field-general-f12: dashes with spaces are words', 'This should be — one would think — ten words, not eight.', { words: 12 }],
  ['field-general-f16: a dash is a word by the stated rule', '— Oi, tudo bem?', { words: 4 }],
  ['field-general-f16: so are the marks of a list', '- one\n- two\n* three\n1. four', { words: 8 }],
  ['field-general-f15: Chinese is one word by the stated rule', '今天天气很好。我们去公园。', { words: 1 }],
  ['terminators alone are none as read', '... !?।', { sentencesAsRead: 0 }],
  ['CRLF counts as one line break', 'a\r\nb', { characters: 3, lines: 2, paragraphs: 1, bytes: 4 }],
  ['a blank line may hold spaces', 'a\n \t\nb\n', { paragraphs: 2, lines: 2 }],
  ['CRLF blank lines separate paragraphs', 'a\r\n\r\nb', { paragraphs: 2, lines: 2 }],
  ['several blank lines separate once', 'a\n\n\n\nb', { paragraphs: 2, lines: 2 }],
  ['a dash without spaces joins a word', 'word—word', { words: 1 }],
  ['a no-break space separates words', 'a\u00A0b\u3000c', { words: 3, charactersWithoutSpaces: 3 }],
  ['an emoji is one code point of four bytes', '👋', { characters: 1, bytes: 4 }],
  ['a family joined from four people is seven code points', '👨‍👩‍👧‍👦', { characters: 7, bytes: 25 }],
  ['Devanagari', ARTICLE_1, { words: 33, sentences: 1, sentencesAsRead: 2 }],
  ['the danda ends a sentence beside the stated rule', 'नमस्ते। आप कैसे हैं?', { sentences: 1, sentencesAsRead: 2 }],
  ['Tamil', 'வணக்கம் உலகம்', { words: 2, characters: 13, bytes: 37 }],
  ['half a surrogate pair is one character', 'a\uD800', { characters: 2, bytes: 4 }],
] // prettier-ignore

describe('counts of a text', () => {
  test.each(cases)('%s', (_, text, expected) => {
    expect(countText(text)).toMatchObject(expected)
  })

  test.each([...'"\'”’)]'])('a %s after the mark starts no sentence', (mark) => {
    expect(countText(`Come here.${mark}`).sentencesAsRead).toBe(1)
  })

  // The rules of the specification written the slow way, with the language's own splitting.
  test('equal those of splitting at white space, terminators and line breaks', () => {
    const unit = fc.constantFrom(
      ...'ab.!? \n\t।é👋',
      '\r\n',
      '\u00A0',
      '\u2028',
      '\uFEFF',
      '\u200B',
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
        const isText = (part: string) => part.trim() !== ''
        expect(countText(text)).toMatchObject({
          words: text.split(/\s+/).filter(isText).length,
          sentences: text.split(/[.!?]+/).filter(isText).length,
          paragraphs: lines
            .map((line) => (isText(line) ? 'x' : ' '))
            .join('')
            .split(' ')
            .filter(isText).length,
          lines: lines.filter(isText).length,
          characters: [...text.replaceAll('\r\n', '\n')].length,
          charactersWithoutSpaces: [...text.replace(/\s/g, '')].length,
          bytes: new TextEncoder().encode(text).length,
        })
      }),
      { numRuns: 2000 },
    )
  })

  test('white space equals \\s in every plane', () => {
    for (let unit = 0; unit < 0xd800; unit++) {
      const character = String.fromCharCode(unit)
      expect(countText(`a${character}b`).words === 2, unit.toString(16)).toBe(/\s/.test(character))
    }
  })
})

describe('minutes', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 1],
    [130, 1, 1],
    [131, 1, 2],
    [200, 1, 2],
    [201, 2, 2],
    [1000, 5, 8],
  ])('%i words are read in %i and spoken in %i', (words, reading, speaking) => {
    expect([readingMinutes(words), speakingMinutes(words)]).toEqual([reading, speaking])
  })
})

describe('characters as a reader sees them', () => {
  // Unicode Standard Annex 29, table 1a and GraphemeBreakTest.txt.
  test.each([
    ['', 0],
    ['abc', 3],
    ['a\r\nb', 3],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇮🇳🇮🇳', 2],
    ['நி', 1],
    ['x👋y', 3],
    ['1\uFE0F\u20E3', 1],
    ['\u06001', 1],
  ])('%j is %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count)
  })

  test('the fast path for ASCII changes nothing', () => {
    const unit = fc.constantFrom(
      ...'ab \n\r1',
      '\r\n',
      '\u0301',
      '👨',
      '\u200D',
      '\u0600',
      'न',
      'ि',
      '🇮',
      '\uFE0F',
    )
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
      }),
      { numRuns: 2000 },
    )
  })
})

function zero(): TextStatistics {
  return { words: 0, sentences: 0, paragraphs: 0, lines: 0, characters: 0, charactersWithoutSpaces: 0, bytes: 0, sentencesAsRead: 0 } // prettier-ignore
}

// The two bounds of each length in UTF-8 (RFC 3629) and of both halves of a surrogate pair
const edges = '\0 \x7f \x80 \u07ff \u0800 \ud7ff \ud800 \udbff \udc00 \udfff \ue000 \uffff'.split(
  ' ',
)

test('characters and bytes equal those of the platform, with lone surrogates in any order', () => {
  const texts = edges.flatMap((first) => edges.flatMap((second) => [first + second, `a${first}`]))
  for (const text of texts) {
    const { characters, bytes } = countText(text)
    expect([characters, bytes]).toEqual([[...text].length, new TextEncoder().encode(text).length])
  }
})

// LineTerminator of ECMA-262
test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('%j ends a line', (end) => {
  expect(countText(`a${end}b`).lines).toBe(2)
})

// Counted by ICU's dictionaries.
test.each([
  ['今天天气很好。我们去公园。', 6],
  ['สวัสดีชาวโลก', 3],
  ['today 今天天气很好', 4],
  ['नमस्ते दुनिया', undefined],
  ['', undefined],
])('field-general-f15: words as read in %s', (text, expected) => {
  expect(statisticsOf(text).wordsAsRead).toBe(expected)
})
