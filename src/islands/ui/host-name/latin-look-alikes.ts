/** Latin letters that no mark is taken from, and the plain letters that they can be taken for (UTS 39, confusables). */
const SHAPES: Record<string, string> = {
  ...{ ı: 'i', ȷ: 'j', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŀ: 'l', ĸ: 'k', ŋ: 'n' },
  ...{ ƅ: 'b', ƈ: 'c', ƙ: 'k', ƚ: 'l', ƞ: 'n', ơ: 'o', ƥ: 'p', ư: 'u', ƿ: 'p', ƴ: 'y', ƶ: 'z' },
  ...{ ǥ: 'g', ȼ: 'c', ɇ: 'e', ɉ: 'j', ɍ: 'r', ɏ: 'y', ɑ: 'a', ɓ: 'b', ɖ: 'd', ɗ: 'd', ɡ: 'g' },
  ...{ ɢ: 'g', ɦ: 'h', ɨ: 'i', ɩ: 'i', ɪ: 'i', ɫ: 'l', ɬ: 'l', ɱ: 'm', ɲ: 'n', ɳ: 'n', ɴ: 'n' },
  ...{ ɵ: 'o', ɼ: 'r', ɽ: 'r', ɾ: 'r', ʀ: 'r', ʂ: 's', ʈ: 't', ʉ: 'u', ʋ: 'u', ʏ: 'y', ʐ: 'z' },
  ...{ ʙ: 'b', ʜ: 'h', ʟ: 'l', ᴀ: 'a', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ᴊ: 'j', ᴋ: 'k', ᴍ: 'm', ᴏ: 'o' },
  ...{ ᴘ: 'p', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ᴢ: 'z', ß: 'b', þ: 'p', œ: 'oe', æ: 'ae', ꜱ: 's' },
}

/** The Latin letters of a label other than a to z. */
export function otherLatinLetters(label: string): string[] {
  return [...new Set(label.normalize('NFC'))].filter(
    (character) => /[^\0-\x7f]/.test(character) && /\p{Script=Latin}/u.test(character),
  )
}

/** What a label reads like in the letters a to z, with marks taken off; undefined where that is not all of it. */
export function plainLatin(label: string): string | undefined {
  const plain = [...label.normalize('NFD').replace(/\p{Mark}/gu, '')]
    .map((character) => SHAPES[character] ?? character)
    .join('')
  return /^[\0-\x7f]*$/.test(plain) ? plain : undefined
}
