const SIGNS: Record<string, string> = { ' ': '·', '\t': '⇥', '\n': '⏎', '\r': '␍', '\u00a0': '⍽' }
const UNSEEN = /[\0- \x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/g

/** Replaces white space with visible signs, and invisible characters with their code points. */
export function withVisibleSpace(text: string): string {
  return text.replace(UNSEEN, (unseen) => SIGNS[unseen] ?? `⟨${codePoint(unseen)}⟩`)
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
