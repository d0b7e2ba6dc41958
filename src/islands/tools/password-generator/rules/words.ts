import { CHARACTERS } from '../password.ts'
import { ALPHANUMERIC, keep, LETTERS, PRINTABLE, type PasswordRule } from './rule.ts'

/** What was made of a site's words. */
export interface ReadWords {
  rule: PasswordRule
  /** The parts that were not understood, as they were written. */
  unread: string[]
}

/** What the words have said so far. Each reader takes away what it has understood. */
interface Draft {
  text: string
  rule: { minLength: number; maxLength: number; maxConsecutive: number }
  required: string[]
  refused: string
  lists: string[]
  isOnly: boolean
}

const CLASS_WORDS: readonly [RegExp, string][] = [
  [/^(?:upper|capital|caps)/, CHARACTERS.uppercase],
  [/^(?:lower|small)/, CHARACTERS.lowercase],
  [/^(?:alphanumeric)/, ALPHANUMERIC],
  [/^(?:letter|alphabet)/, LETTERS],
  [/^(?:number|digit|numer)/, CHARACTERS.numbers],
]
const CLASS =
  '(?:(?:upper|lower)[- ]?case(?: letters?| characters?| alphabets?)?|(?:capital|small)(?: letters?| alphabets?)?|alphanumeric(?: characters?)?|letters?|alphabets?|alphabetic characters?|numbers?|numerals?|digits?|numeric(?: characters?| digits?)?|(?:special|non-alphanumeric)(?: characters?| symbols?)?|symbols?|punctuation(?: marks?| characters?)?)'
const NO = '(?:no|not|never|without|excluding|except)'
/** Words that say nothing of their own beside those that are read. */
const FILLER =
  /\b(?:your|the|a|an|new|this|it|password|passwords|passcode|must|should|shall|has|have|to|be|is|are|can|may|contain|contains|containing|include|includes|including|use|using|used|consist|of|in|and|or|with|at|least|minimum|min|one|from|each|any|following|these|this|characters?|length|long|please|also|only|allowed|such|as|like|both|for|example|rules?|requirements?|mix|combination|mixed|case)\b/g

/** Reads rules in a site's own English words. Letters and digits are allowed where nothing else is said; symbols where they are named. */
export function readWords(text: string): ReadWords {
  const draft: Draft = {
    text: plain(text),
    rule: { minLength: 1, maxLength: Infinity, maxConsecutive: Infinity },
    required: [],
    refused: '',
    lists: [],
    isOnly: /\bonly\b/.test(text.toLowerCase()),
  }
  readLists(draft)
  readRepetition(draft)
  readLengths(draft)
  readRefused(draft)
  readRequired(draft)
  return { rule: ruleOf(draft), unread: unreadOf(draft.text) }
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small letters, but in lists of symbols; numbers as digits. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[“”"]|e\.g\.|i\.e\./g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(
      /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g,
      (word) => String(NUMBERS.indexOf(word)),
    )
}

/** Symbols that stand together, such as "!@#$%", become the word LIST with their number. */
function readLists(draft: Draft): void {
  draft.text = draft.text.replaceAll(/[!-/:-@[-`{-~](?:[ ,]*[!-/:-@[-`{-~])+/g, (found) => {
    const run = found.replace(/^[.,;:] +/, '')
    const inner = /^\(.*\)[.,;:]?$/.test(run) ? run.replace(/^\(|\)[.,;:]?$/g, '') : run
    const symbols = keep(inner.replaceAll(' ', ''), PRINTABLE)
    if (symbols.replaceAll(/[.,;:()'-]/g, '') === '') return found
    draft.lists.push(symbols)
    return ` LIST${draft.lists.length - 1} `
  })
}

function readRepetition(draft: Draft): void {
  const same = '(?:identical|same|repeat(?:ed|ing)|consecutive)'
  const things =
    '(?:identical |same |repeat(?:ed|ing) |consecutive )*(?:characters?|letters?)(?: in a row| in succession| consecutively)?'
  take(
    draft,
    `(?:no|not|cannot have|maximum(?: of)?|max|at most)(?: contain| have)? ?(?:more than )?(\\d+) (?:${same} )+?${things}`,
    ([match = '', count]) => {
      const most = Number(count)
      // "No 3 identical characters in a row" leaves two.
      const isCount = /more than|max|at most/.test(match)
      draft.rule.maxConsecutive = Math.min(draft.rule.maxConsecutive, isCount ? most : most - 1)
    },
  )
  take(
    draft,
    `(?:no|not|without|never)(?: contain| have| use)?(?: any)? (?:${same} )+${things}`,
    () => {
      draft.rule.maxConsecutive = 1
    },
  )
}

function readLengths(draft: Draft): void {
  const { rule } = draft
  const unit = '(?:characters?|chars?|letters? long|long|in length)(?: long| in length)?'
  const atLeast = (count: string | undefined) =>
    (rule.minLength = Math.max(rule.minLength, Number(count)))
  const atMost = (count: string | undefined) =>
    (rule.maxLength = Math.min(rule.maxLength, Number(count)))
  take(
    draft,
    `(?:between |from )?(\\d+) ?(?:-|to|and|through) ?(\\d+) ${unit}`,
    ([, least, most]) => {
      atLeast(least)
      atMost(most)
    },
  )
  take(
    draft,
    `(?:at most|maximum(?: of)?|max\\.?|no more than|not more than|no longer than|up to|not exceed|(?:fewer|less) than or equal to) ?(\\d+) ${unit}`,
    ([, most]) => atMost(most),
  )
  take(draft, `(\\d+) ${unit} (?:or less|or fewer|at most|maximum|max\\b)`, ([, most]) =>
    atMost(most),
  )
  take(draft, `max(?:imum)? length(?: is| of|:)* ?(\\d+)(?: ${unit})?`, ([, most]) => atMost(most))
  take(draft, `(?:exactly )(\\d+) ${unit}`, ([, count]) => {
    atLeast(count)
    atMost(count)
  })
  take(draft, `(?:longer|more) than (\\d+) ${unit}`, ([, count]) =>
    atLeast(String(Number(count) + 1)),
  )
  take(draft, `min(?:imum)? length(?: is| of|:)* ?(\\d+)(?: ${unit})?`, ([, least]) =>
    atLeast(least),
  )
  take(
    draft,
    `(?:at least |minimum(?: of)? |min\\.? |no (?:less|fewer|shorter) than )?(\\d+)\\+? ${unit}(?: or (?:more|longer)| minimum)?`,
    ([, least]) => atLeast(least),
  )
}

function readRefused(draft: Draft): void {
  const verb = '(?: be| contain| include| use| allowed)?(?: any| the)?'
  take(draft, `${NO}${verb} spaces?(?: allowed)?`, () => undefined)
  take(draft, `${NO}${verb}(?: characters?| symbols?| ${CLASS})?[: ]*LIST(\\d+)`, ([, list]) => {
    draft.refused += draft.lists[Number(list)] ?? ''
  })
  take(draft, `${NO}${verb} (${CLASS})(?: (?:and|or) (${CLASS}))?`, ([, first, second]) => {
    for (const name of [first, second]) if (name) draft.refused += classOf(name, '')
  })
}

/** Classes that stand with "or" between them are one group, of which one character is enough. */
function readRequired(draft: Draft): void {
  const amount = '(?:(?:at least |minimum(?: of)? |min\\.? )?(?:1|one|an?) )?'
  const item = `${amount}${CLASS}(?:[ :]|such as|like|for example)*(?:LIST\\d+)?`
  take(draft, `(?:LIST\\d+|${item})(?: ?or ${item})*`, ([match = '']) => {
    const lists = [...match.matchAll(/LIST(\d+)/g)].map(([, at]) => draft.lists[Number(at)] ?? '')
    const names = match.match(new RegExp(CLASS, 'g')) ?? []
    const set =
      names.length === 0
        ? lists.join('')
        : names.map((name) => classOf(name, lists.join(''))).join('')
    draft.required.push(set)
  })
}

function classOf(name: string, list: string): string {
  const known = CLASS_WORDS.find(([word]) => word.test(name))
  if (known) return known[1]
  return list === '' ? CHARACTERS.symbols : list
}

function ruleOf({ rule, required, refused, isOnly }: Draft): PasswordRule {
  const named = required.join('')
  const base = isOnly && named !== '' ? named : ALPHANUMERIC + named
  const allowed = [...keep(PRINTABLE, base)]
    .filter((character) => !refused.includes(character))
    .join('')
  const sets = required.map((set) => keep(set, allowed))
  return { ...rule, allowed, required: isOnly ? sets.filter((set) => set !== LETTERS) : sets }
}

/** Calls `read` for each match and takes it out of the text. */
function take(draft: Draft, pattern: string, read: (match: string[]) => unknown): void {
  draft.text = draft.text.replaceAll(
    new RegExp(`(?<![a-z\\d])${pattern}(?![a-z\\d])`, 'g'),
    (...match) => {
      read(match as string[])
      return ' '
    },
  )
}

function unreadOf(text: string): string[] {
  return text
    .split(/[\n.;,•]+/)
    .filter((part) => /[a-z\d]/.test(part.replaceAll(FILLER, ' ')))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
}
