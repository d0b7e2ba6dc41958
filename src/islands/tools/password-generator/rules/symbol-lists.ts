import { keep, SPECIAL } from './rule.ts'

/** A site's list of symbols. */
export interface SymbolList {
  symbols: string
  /** Signs that can belong to the list or to the sentence, such as a full stop at the end. Never used, and refused with the list. */
  doubtful: string
  /** The site's own text. */
  written: string
}

const SYMBOL = '[!-/:-@[-`{-~]'
/** Punctuation of sentences. On its own it is a list only if spaces separate the signs. */
const PUNCTUATION = /[.,;:()'"-]/g
const RUN = new RegExp(`${SYMBOL}(?:[ ,]*${SYMBOL})+`, 'g')
/** A single symbol: one between spaces that sentences do not use, or any that the words around it call a symbol. */
const LONE = new RegExp(
  `(?<=^|\\s|[(])[#$%*+<=>@[\\\\\\]^_\`{|}~](?=\\s|$|[.,;)])|(?<=(?:and|or|characters?|symbols?|allowed|except|following|list\\d+x ?,?):? )${SYMBOL}(?= (?:and|or|are|is|only)\\b|[.)]?\\s*$)`,
  'gim',
)

/** Replaces lists of symbols, such as "!@#$%" or "@, # and $", with the words list0x, list1x. */
export function takeLists(text: string, lists: SymbolList[]): string {
  const name = (list: SymbolList) => ` list${lists.push(list) - 1}x `
  // A quoted symbol loses its quotation marks.
  const bare = text.replaceAll(new RegExp(`(["'])(${SYMBOL})\\1`, 'g'), ' $2 ')
  const runs = bare.replaceAll(RUN, (found, at: number) => {
    const list = listOf(found, bare.slice(0, at), bare.slice(at + found.length))
    if (list === undefined) return found
    const [before = ''] = leadOf(bare.slice(0, at)).exec(found) ?? []
    // A full stop or comma at the end can separate the list from the next words.
    const [after = ''] = list.symbols.includes(found.slice(-1)) ? [] : (/[.,;:]$/.exec(found) ?? [])
    return `${before}${name(list).trimEnd()}${after} `
  })
  const all = runs.replaceAll(LONE, (symbol) =>
    name({ symbols: symbol, doubtful: '', written: symbol }),
  )
  return joinLists(all, lists)
}

/** Replaces the names of lists with the site's own text. */
export function asWritten(text: string, lists: readonly SymbolList[]): string {
  return text.replaceAll(
    / {0,9}list(\d+)x {0,9}/g,
    (_, at: string) => ` ${lists[Number(at)]?.written} `,
  )
}

function listOf(found: string, before: string, after: string): SymbolList | undefined {
  let run = found.replace(leadOf(before), '').trim()
  let doubtful = ''
  const drop = (pattern: RegExp, replacement = '') => {
    const shorter = run.replace(pattern, replacement)
    if (shorter !== run && /^\S{3,}$/.test(run)) doubtful += run
    run = shorter
  }
  if (/^[\s)]|^$/.test(after)) drop(/(?<=[^\s,])[.,;:]$/)
  drop(/^\((.*)\)$/, '$1')
  drop(/^\[(.*)\]$/, '$1')
  // The last sign closes a bracket from before the list.
  if (isOpen(before) && !run.includes('(')) drop(/\)$/)
  if (run.startsWith('(') && !run.includes(')') && /^\s*[a-z)]/i.test(after)) drop(/^\(/)
  const symbols = withoutSeparators(run)
  // "…", "!!!" and ", &" belong to the sentence.
  if (/^(.)\1+$/.test(run) || /^[&/]$/.test(symbols)) return undefined
  if (symbols.replaceAll(PUNCTUATION, '') === '' && !/^\S(?: +\S){2,}$/.test(run)) return undefined
  return { ...plainList(symbols, found), doubtful: keep(doubtful, SPECIAL) }
}

function plainList(symbols: string, written: string): SymbolList {
  return { symbols: keep(symbols, SPECIAL), doubtful: '', written: written.trim() }
}

/** "@, #, $" and "@/#/$" are three symbols; in "!@#,." the comma is one. */
function withoutSeparators(run: string): string {
  if (/^\S,(?: +\S,?)+$/.test(run) || /^\S{1,2}(?:, +\S{1,2})+,?$/.test(run))
    return run.replaceAll(/,(?= |$)/g, '').replaceAll(' ', '')
  const signs = run.replaceAll(' ', '')
  const [, separator = ''] = /^.([,;/|])(?:.\1)*.\1?$/.exec(signs) ?? []
  if (separator === '' || signs.length < 3) return signs
  return [...signs].filter((_, at) => at % 2 === 0).join('')
}

/** "list0x and list1x" are one list. */
function joinLists(text: string, lists: SymbolList[]): string {
  return text.replaceAll(/list\d+x(?:(?: |,|&|\/|\bor\b|\band\b)+list\d+x)+/gi, (found) => {
    const parts = [...found.matchAll(/list(\d+)x/gi)].flatMap(([, at]) => lists[Number(at)] ?? [])
    const symbols = keep(parts.map((part) => part.symbols).join(''), SPECIAL)
    const doubtful = parts.map((part) => part.doubtful).join('')
    const written = asWritten(found, lists).replaceAll(/ +/g, ' ').trim()
    return ` list${lists.push({ symbols, doubtful, written }) - 1}x `
  })
}

/** Matches a sign that belongs to the word before the list. After a space it is one of the symbols. */
function leadOf(before: string): RegExp {
  return /\s$/.test(before) ? /^: +/ : /^[.,;:] +/
}

function isOpen(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
