import { type Draft, type Mode, type Statement, TERM } from './word-rule.ts'

const IS_TERM = new RegExp(`^${TERM}$`)

/** A kind of characters in a clause, and how it is joined to the previous one. */
interface Item {
  term: string
  mode: Mode
  /** The required number, if the text says one. */
  count?: number
  joint: Joint
}
type Joint = '' | 'next' | ',' | 'and' | 'or'

/** Reads the kinds of characters in a clause of tokens into the draft. Returns the tokens not understood. */
export function takeKinds(clause: string, draft: Draft): string {
  const scan = new Scan()
  for (const token of prepared(clause).split(' ')) if (token !== '') scan.read(token)
  scan.dropCount()
  draft.statements.push(...statementsOf(scan.items, /\bONLY\b/.test(clause)))
  return scan.left.join(' ')
}

/** Rewrites "special characters allowed: !@#" and "no characters other than" in the usual order. */
function prepared(clause: string): string {
  const terms = `${TERM}(?:(?: ,| and| or)+(?: A)? ${TERM})*`
  return clause
    .replaceAll(/\bSPECIAL((?: NOT)?)(?: ONLY)? MAY (?:, )?(?=list\d+x)/g, '$1 MAY ')
    .replaceAll(/\bNOT MAY (?=list\d+x)/g, 'NOT ')
    .replaceAll(/\bNOT(?: HAVE)?(?: A)?(?: CHARS)? EXCEPT\b/g, 'ONLY')
    .replaceAll(new RegExp(`, (?=(?:and )?${terms} ONLY)`, 'g'), ', MUST ')
    .replaceAll(/\bCHARS\b/g, ' ')
}

class Scan {
  readonly items: Item[] = []
  /** Tokens that were not understood. */
  readonly left: string[] = []
  #mode: Mode = 'need'
  #count: number | undefined
  #joint: Joint = ''
  /** The first item of the current mode, and of the mode before it. */
  #from = 0
  #before = 0
  /** Whether the previous words were "are not allowed". */
  #wasRefused = false

  read(token: string): void {
    if (IS_TERM.test(token)) this.#addTerm(token)
    else if (/^\d+$/.test(token)) this.#addCount(Number(token))
    else if (token === 'A') this.#count = 1
    else if (token === ',' || token === 'and' || token === 'or') this.#join(token)
    else if (token === 'NOT') this.#set('refuse')
    else if (token === 'MAY') this.#allow()
    else if (token === 'EXCEPT')
      this.#set(this.#mode === 'refuse' || this.#wasRefused ? 'allow' : 'refuse')
    else if (token === 'LEAST' || token === 'MUST' || token === 'BUT') this.#set('need')
    else if (token === 'HAVE') this.#have()
    else if (token !== 'ONLY' && token !== 'LENGTH') this.left.push(token)
  }

  #addTerm(term: string): void {
    const last = this.items.at(-1)
    if (this.#joint === 'next' && this.#count === undefined && last) {
      // "Numbers (0-9)" repeats the kind, "special characters (!@#)" and "an alphabet in upper case" narrow it.
      if (last.term === 'SPECIAL' || last.term === 'LETTER') last.term = term
      if (last.term === term || term === 'SPECIAL') return
      this.#joint = ','
    }
    const count = this.#count === undefined ? {} : { count: this.#count }
    this.items.push({ term, mode: this.#mode, joint: this.#joint, ...count })
    this.#count = undefined
    this.#joint = 'next'
  }

  #addCount(count: number): void {
    this.dropCount()
    if (this.#mode === 'refuse') this.#set('need')
    this.#count = count
  }

  /** Adds a number that counts nothing to the tokens not understood. */
  dropCount(): void {
    if (this.#count !== undefined && this.#count !== 1) this.left.push(String(this.#count))
    this.#count = undefined
  }

  #join(token: ',' | 'and' | 'or'): void {
    this.dropCount()
    if (token !== ',' || this.#joint === 'next') this.#joint = token
  }

  #set(mode: Mode): void {
    this.#before = this.#from
    this.#from = this.items.length
    this.#mode = mode
    this.#wasRefused = false
    if (this.#joint === 'next') this.#joint = ','
  }

  /** Starts a new statement at a second verb: "no spaces, and have a digit". */
  #have(): void {
    const isSecond = this.#mode === 'refuse' && this.#from < this.items.length
    if (isSecond && this.#joint !== 'or') this.#set('need')
  }

  /** Applies "may contain" to the next kinds, "are allowed" and "are not allowed" to the previous ones. */
  #allow(): void {
    const isRefused = this.#mode === 'refuse' && this.#from === this.items.length
    const named = this.items.slice(isRefused ? this.#before : this.#from)
    const isBehind = named.length > 0 && (isRefused || this.#mode === 'need')
    if (isBehind) {
      for (const item of lastNamed(named)) item.mode = isRefused ? 'refuse' : 'allow'
      this.#set('need')
      this.#wasRefused = isRefused
    } else if (!isRefused) this.#set('allow')
  }
}

/** Returns the kinds after the last counted one: of "a letter and a digit, spaces and symbols (are allowed)" the last two. */
function lastNamed(items: readonly Item[]): readonly Item[] {
  const counted = items.findLastIndex(({ count }) => count !== undefined)
  return counted < items.length - 1 ? items.slice(counted + 1) : items.slice(-1)
}

function statementsOf(items: readonly Item[], isOnly: boolean): Statement[] {
  const statements: (Statement & { isCounted: boolean; isChain: boolean })[] = []
  for (const [at, { term, mode, count, joint }] of items.entries()) {
    const last = statements.at(-1)
    if (joint === 'or' && last && last.mode === mode && mode === 'need') {
      // "A letter, digit or symbol": one of them is enough.
      while (last.isChain && statements.at(-2)?.mode === mode && count === undefined) {
        const chained = statements.splice(-2, 1)[0]
        last.terms.unshift(...(chained?.terms ?? []))
        last.isChain = chained?.isChain ?? false
        last.isCounted ||= chained?.isCounted ?? false
      }
      last.terms.push(term)
      continue
    }
    const isAnd = joint === 'and' && items[at - 1]?.mode === mode && count === undefined
    statements.push({
      terms: [term],
      mode,
      count: count ?? (isAnd ? (last?.count ?? 1) : 1),
      isCounted: count !== undefined,
      isChain: joint === ',' && count === undefined,
    })
  }
  return statements.map(({ terms, mode, count, isCounted }) => ({
    terms,
    mode: isOnly && !isCounted && mode !== 'refuse' ? 'only' : mode,
    count,
  }))
}
