/** Rules as a page's source gives them. */
export interface HtmlRules {
  /** In the syntax of `passwordrules`. */
  rules: string
  /** Attributes that say more and are not read. */
  unread: string[]
}

const QUOTED = '(?:"([^"]*)"|\'([^\']*)\'|“([^”]*)”|`([^`]*)`|([^\\s"\'>]+))'

/** Returns the rules in a pasted attribute `passwordrules="…"` or a whole `<input …>`; undefined for any other text. Throws the sentence that says what is missing. */
export function htmlRules(text: string): HtmlRules | undefined {
  const isElement = /^\s*<input\b/i.test(text)
  const given = valueOf(text, 'password-?rules')
  if (!isElement && given === undefined) return undefined
  const lengths = ['minlength', 'maxlength'].flatMap((name) => {
    const value = isElement ? valueOf(withoutRules(text), name) : undefined
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const pattern = isElement ? valueOf(withoutRules(text), 'pattern') : undefined
  const unread = pattern === undefined ? [] : [`pattern="${pattern}"`]
  const rules = [...(given === undefined ? [] : [given]), ...lengths].join('; ')
  if (rules === '' && unread.length === 0)
    throw new Error('This element has no passwordrules, minlength or maxlength.')
  return { rules, unread }
}

function valueOf(text: string, name: string): string | undefined {
  const found = new RegExp(`(?<![\\w-])${name}["']?\\s*[=:]\\s*\\{?\\s*${QUOTED}`, 'i').exec(text)
  const value = found?.slice(1).find((one) => one !== undefined)
  return value === undefined ? undefined : unescaped(value)
}

/** Removes the rules, whose property names would be taken for attributes. */
function withoutRules(text: string): string {
  return text.replace(new RegExp(`password-?rules\\s*=\\s*\\{?\\s*${QUOTED}`, 'i'), ' ')
}

const ENTITIES: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  '#39': "'",
  '#34': '"',
}

function unescaped(text: string): string {
  return text.replaceAll(
    /&(quot|amp|lt|gt|apos|#39|#34);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )
}
