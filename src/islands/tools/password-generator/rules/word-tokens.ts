import { plainClause } from './plain-text.ts'

/**
 * The vocabulary of rules, applied in this order: every synonym becomes one token in capitals. Words left in lowercase were not
 * understood or mean nothing.
 */
const VOCABULARY: readonly [RegExp, string][] = [
  [
    /\b(?:need|have|has)(?:s|ed)? not to\b|\bneed not(?: to)?\b|\b(?:not|no) (?:need|have)(?: to)?\b(?= (?:have|be|contain|include|use))|\bnot (?:be )?(?:required|mandatory|compulsory|necessary|needed)\b|\boptional(?:ly)?\b/g,
    'MAY',
  ],
  [
    /\b(?:not|no) (?:be |have |contain |use |include |consist )?(?:of )?(?:any )?(?:more|longer|greater|larger|higher) than\b|\bnot (?:to )?(?:exceed(?:ing)?|be over)\b|\bat (?:the )?most\b|\b(?:a )?(?:maximum|max\b\.?)|\bup ?to\b|\b(?:limited|restricted) to(?= \d)|\bwithin(?= \d)|\b(?:less|fewer|shorter) than or equal to\b/g,
    'MOST',
  ],
  [
    /\b(?:not|no) (?:be |have |contain |use |include )?(?:any )?(?:less|fewer|shorter|smaller|lower) than\b|\bat ?least\b|\b(?:a )?(?:minimum|min\b\.?)|\b(?:more|greater|longer) than or equal to\b/g,
    'LEAST',
  ],
  [/\b(?:or|and) (?:more|longer|greater|above|over|higher)\b/g, 'ORMORE'],
  [/\bor (?:less|fewer|shorter|below|under)\b/g, 'ORLESS'],
  [/\b(?:more|longer|greater) than\b|\bexceed(?:s|ing)?\b|\b(?:over|above)(?= \d)/g, 'OVER'],
  [/\b(?:less|fewer|shorter) than\b|\b(?:under|below)(?= \d)/g, 'UNDER'],
  [/\bexactly\b|\bprecisely\b|\bequal to\b/g, 'EXACT'],
  [/\b(?:total )?(?:number|no\.?) of (?:characters?|chars?)\b|\bcharacter count\b/g, 'LENGTH'],
  [/\b(?:letters?|alphabets?|digits?|numbers?) (?:long|in length)\b/g, 'CHARS'],
  [
    /\b(?:the )?(?:first|starting|initial|leading) (?:character|letter|position|symbol)\b|\b(?:start|begin)(?:s|ning|ing)?(?: with)?\b/g,
    'START',
  ],
  [
    /\b(?:the )?(?:last|final|trailing) (?:character|letter|position|symbol)\b|\bend(?:s|ing)?\b(?: with| in)?/g,
    'END',
  ],
  [
    /\b(?:non|not)[- ]?alpha(?:[- ]?numeric|betic)?(?:al)?(?: (?:characters?|symbols?|chars?))?\b|\bspecials?(?: (?:characters?|chars?|symbols?|signs?|letters?|keys?))?\b|\bsymbols?\b|\bsymbolic characters?\b|\bpunctuation(?: (?:marks?|characters?|symbols?|signs?))?\b/g,
    'SPECIAL',
  ],
  [
    /\b(?:upper|capital|caps|block)(?:[- ]?case)?s?(?: (?:english|latin|roman|alphabetic(?:al)?))?(?: (?:letters?|characters?|alphabets?|chars?))?\b/g,
    'UPPER',
  ],
  [
    /\b(?:lower|small)(?:[- ]?case)?(?: (?:english|latin|roman|alphabetic(?:al)?))?(?: (?:letters?|characters?|alphabets?|chars?))?\b/g,
    'LOWER',
  ],
  [/\bmixed?(?: of)?[- ]case\b(?: (?:letters?|characters?))?|\bboth cases\b/g, 'UPPER and LOWER'],
  [/\balpha[- ]?numerics?(?: (?:characters?|letters?|chars?|values?))?\b/g, 'ALNUM'],
  [
    /\b(?:(?:english|latin|roman) )?(?:letters?|alphabets?|alphabetic(?:al)?(?: (?:characters?|letters?|chars?))?|alpha(?: characters?| chars?)?)\b/g,
    'LETTER',
  ],
  [
    /\b(?:numeric(?:al)? |decimal )?(?:digits?|numbers?|numerals?)(?: characters?)?\b|\bnumeric(?:al)?s?(?: (?:characters?|values?|chars?|only))?\b/g,
    'DIGIT',
  ],
  [/\b(?:blank |white ?|empty )?spaces?(?: characters?)?\b|\bblanks?\b|\btabs?\b/g, 'SPACE'],
  [/\b(?:all|any) (?:printable|ascii|keyboard|printing)(?: ascii)? characters?\b/g, 'ANY'],
  [/\bcharacters?\b|\bchar(?:s|acters?)?\b\.?|\bcharecters?\b/g, 'CHARS'],
  [/\blong\b|\b(?:in )?length\b|\blengths\b/g, 'LENGTH'],
  [/\b[mt]?pin\b(?: code)?|\botp\b/g, 'PIN'],
  [
    /\b(?:identical|same|repeat(?:s|ed|ing|able)?|repetitions?|repetitive|duplicate[sd]?|duplication|recur(?:ring)?)(?: of)?\b/g,
    'SAME',
  ],
  [
    /\bconsecutive(?:ly)?\b|\bin (?:a )?row\b|\badjacent\b|\bin succession\b|\bsuccessive(?:ly)?\b|\bnext to each other\b|\bside by side\b|\bback to back\b/g,
    'CONSEC',
  ],
  [
    /\bsequential(?:ly)?\b|\b(?:in )?(?:a )?sequences?(?: of)?\b|\bascending\b|\bdescending\b/g,
    'SEQ',
  ],
  [/\bunique\b|\bdistinct\b|\b(?:all )?different\b(?! (?:from|than|to))/g, 'UNIQUE'],
  [/\btimes\b/g, 'TIMES'],
  [
    /\b(?:not|no|nor|never|without|avoid(?:ing)?|neither|prohibited|forbidden|disallow(?:ed|s)?|refuse[sd]?|reject(?:ed|s)?|invalid|illegal|unacceptable|unsupported)\b/g,
    'NOT',
  ],
  [
    /\b(?:exclud(?:e|es|ed|ing)|except(?:ing)?(?: for)?|other than|apart from|but not)\b/g,
    'EXCEPT',
  ],
  [/\bonly\b|\bsolely\b|\bexclusively\b|\bnothing but\b|\b(?:limited|restricted) to\b/g, 'ONLY'],
  [
    /\b(?:allow(?:ed|s)?|permit(?:ted|s)?|accept(?:ed|s|able)?|can|may|might|could|valid|support(?:ed|s)?|ok|okay)\b/g,
    'MAY',
  ],
  [/\b(?:must|should|shall|needs?|requires?|have to|has to|with|plus|along with)\b/g, 'MUST'],
  [/\bbut\b/g, 'BUT'],
  [
    /\b(?:contain(?:s|ed|ing)?|includ(?:e|es|ed|ing)|have|has|having|use[sd]?|using|consists?|compris(?:e|es|ed|ing)|made up)\b/g,
    'HAVE',
  ],
  [/[&/]|\band\b|\bas well as\b/g, 'and'],
  [/\ban?\b/g, 'A'],
]

/** Matches personal data, dictionary words and earlier passwords in a rule, with the words before them. */
const PERSONAL = new RegExp(
  `(?:(?:the same as|same as|identical to|similar to|different (?:from|than|to)|like|unlike|resembl(?:e|ing)|match(?:es|ing)?|based on|related to|variations? of|parts? of|reuse|(?:repeat|use)(?= (?:any )?(?:of )?(?:your|the|old|last|previous|past))|any|of|the|your|an?|or|and|one) ){0,12}(?:${[
    "user'?s? ?names?|user ?ids?|log-?in ?(?:ids?|names?)|screen names?|e-?mails?(?: address(?:es)?| ids?)?",
    "(?:(?:first|last|full|family|middle|given|own|company|bank|business|site|pet|spouse|father|mother|child|partner|account|domain)(?:'?s)?(?: or last)? ){0,6}(?:sur)?names?\\b",
    'dates? of birth|birth ?(?:days?|dates?|years?)|dob\\b|aadhaa?r(?: numbers?| no)?|pan\\b(?: card)?(?: numbers?| no)?|ssn|social security(?: numbers?)?',
    '(?:phone|mobile|telephone|contact|account|customer|card|id|registration|employee|roll|vehicle|passport|cif)(?: numbers?| no| ids?)',
    'personal(?:ly identifiable)? (?:information|info|details?|data)|(?:street |home )?address(?:es)?',
    '(?:dictionary|common|commonly used|simple|known|real|easily guess\\w+|easy to guess|guessable|weak|compromised|breached|leaked|well[- ]known|single)(?: or \\w+)? (?:words?|passwords?|phrases?|patterns?)',
    'words? (?:found |listed )?(?:in|from) (?:an?|the|any) dictionary|easily guess\\w*|(?:easy|simple) to guess|words? "?password"?',
    '(?:last|previous(?:ly)?|prior|old|past|current|existing|recent(?:ly)?|earlier|former)(?: (?:\\d+|\\w+))?(?: used)? passwords?',
  ].join('|')})(?![a-z])`,
  'g',
)

/** Words without a meaning for the rule. */
const FILLER = new Set(
  "your the this it its these those that they you password passwords passcode passcodes passphrase code be is are been to of in from by at as for such like example examples please note also both either any all total overall will would do does new strong secure create choose enter set pick make making used following below here above mix mixture combination combined variety type case sensitive types type kinds kind categories category classes class needed needs list lists sign signs mark marks sorry rule rules requirement requirements policy criteria meet meets follow follows conditions condition which who if when so then must kind kinds value values string field user users account we our there mandatory required require ensure sure recommended recommend on per e g s least one's english chosen selected consisting following: set own least, keyboard verifiers shall subscriber minimum-length standard ascii listed given namely size entered protect safe security good".split(
    ' ',
  ),
)

/** Returns a clause as tokens, with numbers in digits. Phrases about the visitor's data are replaced with what `name` returns. */
export function tokensOf(clause: string, name: (personal: string) => string): string {
  const plain = clause
    .toLowerCase()
    .replaceAll(PERSONAL, (phrase) => ` ${name(phrase.trim().replace(/^(?:or|and) /, ''))} `)
  const all = VOCABULARY.reduce(
    (text, [pattern, token]) => text.replaceAll(pattern, ` ${token} `),
    plainClause(plain),
  )
  return all
    .replaceAll(/[()[\]:"'?!-]/g, ' ')
    .replaceAll(/,/g, ' , ')
    .replaceAll(/\brangeupper\b/g, 'UPPER')
    .replaceAll(/\brangelower\b/g, 'LOWER')
    .replaceAll(/\brangedigit\b/g, 'DIGIT')
    .replaceAll(/\brangeletter\b/g, 'LETTER')
    .replaceAll(/(?<!\.)\.(?!\.)/g, ' ')
    .replaceAll(/\S+/g, (word) => (FILLER.has(word) ? '' : word))
    .replaceAll(/ +/g, ' ')
    .trim()
}
