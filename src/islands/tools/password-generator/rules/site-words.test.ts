import { describe, expect, test } from 'vitest'

import { drawPassword, rulePasswords } from './rule-passwords.ts'
import { PRINTABLE } from './rule.ts'
import { lengthsOf, readSiteRule, sentencesOf } from './site-rule.ts'

const U = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const L = 'abcdefghijklmnopqrstuvwxyz'
const D = '0123456789'
const A = U + L
/** The symbols that are used where a site names none. */
const S = '!@#$%^&*()_+-=[]{}|;:,.<>?'

/** What a sentence demands, worked out by hand. What is not said has no limit, and letters and digits are allowed. */
interface Demand {
  min?: number
  max?: number
  /** Sets of which one character must occur, or as many as are said. */
  need?: (string | [set: string, count: number])[]
  /** All characters that may occur, where they are not letters and digits. */
  only?: string
  run?: number
  uses?: number
  sequence?: number
  first?: string
  last?: string
  unchecked?: string[]
}

const SENTENCES: [string, Demand][] = [
  // Lengths.
  ['Your password must be at least 8 characters long.', { min: 8 }],
  ['Password length should be between 8 and 15 characters', { min: 8, max: 15 }],
  ['Password must be 8-20 characters', { min: 8, max: 20 }],
  ['8 to 16 chars', { min: 8, max: 16 }],
  ['Not less than 8 characters', { min: 8 }],
  ['not less than 8', { min: 8 }],
  ['Your password should not be shorter than ten characters.', { min: 10 }],
  ['Must not exceed 20 characters.', { max: 20 }],
  ['Minimum 8 and maximum 16 characters', { min: 8, max: 16 }],
  ['Min. 8 characters, max. 12 characters', { min: 8, max: 12 }],
  ['8+ characters', { min: 8 }],
  ['12 characters or more', { min: 12 }],
  ['Password length must be greater than or equal to 8', { min: 8 }],
  ['Length: 6-10', { min: 6, max: 10 }],
  ['The password has to be exactly 8 characters long', { min: 8, max: 8 }],
  ['Must be longer than 7 characters and shorter than 16 characters', { min: 8, max: 15 }],
  ['Passwords shall be a minimum of 15 characters in length.', { min: 15 }],
  ['Maximum length of at least 64 characters is permitted', { max: 64 }],
  ['Your password must be eight (8) or more characters', { min: 8 }],
  ['The minimum length of the password is 9 and the maximum length is 14', { min: 9, max: 14 }],
  // Kinds.
  [
    'Use 8 or more characters with a mix of letters, numbers & symbols',
    { min: 8, need: [A, D, S], only: A + D + S },
  ],
  [
    'At least 8 characters, including one uppercase letter, one lowercase letter, one number and one special character',
    { min: 8, need: [U, L, D, S], only: A + D + S },
  ],
  ['Must contain both upper and lower case letters and at least 1 digit', { need: [U, L, D] }],
  ['One capital letter, one small letter and one numeral are required.', { need: [U, L, D] }],
  ['Include at least one number or symbol', { need: [D + S], only: A + D + S }],
  ['At least one letter, number or symbol', { need: [A + D + S], only: A + D + S }],
  ['Use at least 2 numbers', { need: [[D, 2]] }],
  [
    'Minimum of 2 uppercase letters, 2 lowercase letters, 2 numbers and 2 special characters',
    {
      need: [
        [U, 2],
        [L, 2],
        [D, 2],
        [S, 2],
      ],
      only: A + D + S,
    },
  ],
  [
    'At least three of the following: uppercase letters, lowercase letters, numbers, symbols',
    { need: [U, L, D, S], only: A + D + S },
  ],
  [
    'Passwords must have characters from three of the four categories: capitals, small letters, digits, punctuation marks.',
    { need: [U, L, D, S], only: A + D + S },
  ],
  [
    'It must have one alphabet in upper case, one in lower case and one number',
    { need: [U, L, D] },
  ],
  [
    'Include 3 of these 4: uppercase, lowercase, number, symbol',
    { need: [U, L, D, S], only: A + D + S },
  ],
  ['Should be alphanumeric, 8 to 12 characters', { min: 8, max: 12, need: [A, D] }],
  ['8-20 alphanumeric characters', { min: 8, max: 20 }],
  ['At least one alphabet (A-Z, a-z) and one numeric (0-9)', { need: [A, D] }],
  [
    'one lowercase letter (a–z), one uppercase letter (A–Z), one digit (0–9), one underscore, one of !@#',
    { need: [L, U, D, '_', '!@#'], only: A + D + '_!@#' },
  ],
  // Lists of symbols.
  ['At least one special character (@, #, $, &)', { need: ['@#$&'], only: A + D + '@#$&' }],
  ['Must include a symbol such as @ # $ %', { need: ['@#$%'], only: A + D + '@#$%' }],
  [
    'One of the following special characters: ! @ # , .',
    { need: ['!@#,.'], only: A + D + '!@#,.' },
  ],
  ['One special character from !@#$%^&*().', { need: ['!@#$%^&*()'], only: A + D + '!@#$%^&*()' }],
  ['At least one special character (e.g., !@#$%).', { need: ['!@#$%'], only: A + D + '!@#$%' }],
  ['a special character like @, # or *', { need: ['@#*'], only: A + D + '@#*' }],
  ['At least one of: @/#/$', { need: ['@#$'], only: A + D + '@#$' }],
  ['special characters allowed: !@#$', { only: A + D + '!@#$' }],
  [
    'At least one special character. Allowed special characters are @ # $ _',
    { need: ['@#$_'], only: A + D + '@#$_' },
  ],
  ['Only the following special characters are allowed: ! # _', { only: A + D + '!#_' }],
  ['You may use the symbols -, _ and .', { only: A + D + '-_.' }],
  ['Use letters, numbers and underscores only', { only: A + D + '_' }],
  ['Only letters and numbers are allowed.', {}],
  ['Letters only', { only: A }],
  ['Allowed: A-Z a-z 0-9 . _ -', { only: A + D + '._-' }],
  ['You can use letters, numbers and periods.', { only: A + D + '.' }],
  [
    'a minimum of 1 special character: ~`!@#$%^&*()-_+={}[]|\\;:"<>,./?',
    { need: [without(PRINTABLE, A + D + "'")], only: without(PRINTABLE, "'") },
  ],
  // What is refused.
  ['One symbol, but not the % sign', { need: [without(S, '%')], only: A + D + without(S, '%') }],
  ['no spaces', {}],
  ['Spaces are not allowed', {}],
  [
    'Must not contain spaces, < or >, at least one symbol',
    { need: [without(S, '<>')], only: A + D + without(S, '<>') },
  ],
  ['No special characters', {}],
  ['Special characters are not permitted except _ and -', { only: A + D + '_-' }],
  [
    'Do not use the characters < > & ". One symbol is required.',
    { need: [without(S, '<>&')], only: A + D + without(S, '<>&') },
  ],
  // Repetition and sequences.
  ['must not repeat any character', { uses: 1, run: 1 }],
  ['All characters must be unique', { uses: 1, run: 1 }],
  ['No more than two identical characters in a row', { run: 2 }],
  ['Cannot contain three or more consecutive identical characters (e.g. aaa, 111)', { run: 2 }],
  ['The same character cannot be used more than 3 times', { uses: 3, run: 3 }],
  ['A character may not be repeated more than twice consecutively', { run: 2 }],
  ['No sequential characters such as abc or 1234', { sequence: 1 }],
  ['must not contain a sequence of 4 or more digits', { sequence: 3 }],
  ['Should not contain 3 consecutive characters', { run: 2, sequence: 2 }],
  // Ends.
  ['Must start with a letter and contain a digit', { first: A, need: [D] }],
  ['The first character cannot be a number', { first: A }],
  [
    'Must not begin or end with a special character; one symbol needed',
    { need: [S], only: A + D + S, first: A + D, last: A + D },
  ],
  // Codes of digits.
  ['6 digit PIN', { min: 6, max: 6, only: D }],
  [
    'Your PIN must be 4 to 6 digits. No repeated digits.',
    { min: 4, max: 6, only: D, uses: 1, run: 1 },
  ],
  ['Must be 6 digits', { min: 6, max: 6, only: D }],
  ['Your new PIN should not be your birth year', { only: D, unchecked: ['your birth year'] }],
  ['Set a 4-digit MPIN', { min: 4, max: 4, only: D }],
  // What no password shows.
  [
    '8 characters or more. Must not contain your name or date of birth.',
    { min: 8, unchecked: ['your name', 'date of birth'] },
  ],
  [
    'Must be different from your last 5 passwords',
    { unchecked: ['different from your last 5 passwords'] },
  ],
  [
    'At least 9 characters; cannot be the same as your user ID',
    { min: 9, unchecked: ['the same as your user id'] },
  ],
  ['Passwords expire after 90 days.', { unchecked: ['Passwords expire after 90 days'] }],
  // Lists of rules as pages show them.
  [
    'Your password must contain:\n• 8 to 15 characters\n• at least 1 capital letter\n• at least 1 number\n• at least 1 special character (!, @, #, $)\n• no spaces',
    { min: 8, max: 15, need: [U, D, '!@#$'], only: A + D + '!@#$' },
  ],
  [
    'Password must not contain:\n- spaces\n- your user name\n- any of < > %\n\nIt must be at least 10 characters with a digit and a symbol',
    {
      min: 10,
      need: [D, without(S, '<>%')],
      only: A + D + without(S, '<>%'),
      unchecked: ['your user name'],
    },
  ],
  [
    '1. Minimum 8 characters\n2. One uppercase\n3. One lowercase\n4. One number',
    { min: 8, need: [U, L, D] },
  ],
]

describe.each(SENTENCES)('%s', (text, demand) => {
  const { rule, unread, unchecked, problem } = readSiteRule(text)

  test('is understood', () => {
    expect({ unread, unchecked, problem }).toEqual({
      unread: [],
      unchecked: demand.unchecked ?? [],
      problem: undefined,
    })
    const { min = 1, max = Infinity, need = [], only = A + D, run = Infinity } = demand
    expect(rule).toMatchObject({ minLength: min, maxLength: max, maxConsecutive: run })
    expect(rule).toMatchObject({ allowed: sorted(only, PRINTABLE) })
    expect(rule?.maxUses).toBe(demand.uses)
    expect(rule?.maxSequence).toBe(demand.sequence)
    expect(sorted(rule?.first)).toBe(sorted(demand.first))
    expect(sorted(rule?.last)).toBe(sorted(demand.last))
    const counts = rule?.required.map((set) => [
      sorted(set),
      rule.numbers?.find((one) => one.set === set)?.count ?? 1,
    ])
    expect(counts).toEqual(
      need.map((one) => (typeof one === 'string' ? [sorted(one), 1] : [sorted(one[0]), one[1]])),
    )
  })

  test('is followed by each password', () => {
    if (!rule) return expect(rule).toBeDefined()
    const { min, max } = lengthsOf(rule)
    for (const length of new Set([Math.max(min, 8), 16].map((one) => Math.min(one, max)))) {
      const passwords = rulePasswords(rule, length)
      for (let time = 0; time < 20; time++)
        expect(faults(drawPassword(rule, passwords) ?? '', demand)).toEqual([])
    }
    expect(sentencesOf(rule).join(' ')).not.toMatch(/undefined|NaN|Infinity/)
  })
})

test.each([
  ['Must contain a colour and 8 characters or more', ['Must contain a colour']],
  ['8-16 characters, frobnicate the widget, one digit', ['frobnicate the widget']],
  ['At most 2 digits', ['At most 2 digits']],
  ['Must contain at least one emoji; at least 8 characters', ['Must contain at least one emoji']],
])('no password pretends to follow a rule that is not understood: %s', (text, unread) => {
  expect(readSiteRule(text)).toEqual({ unread, unchecked: [] })
})

test.each([
  ['passwordrules="minlength: 8; required: lower; required: [-_];"', 8, [L, '_-']],
  [
    '<input type="password" minlength="10" passwordrules="required: upper; maxlength: 20" name=p>',
    10,
    [U],
  ],
  ["<input passwordRules='minlength: 6; required: digit; allowed: [&quot;];' />", 6, [D]],
])('%s is read as passwordrules', (text, minLength, required) => {
  const { rule, unread } = readSiteRule(text)
  expect(unread).toEqual([])
  expect(rule?.minLength).toBe(minLength)
  expect(rule?.required.map((set) => sorted(set))).toEqual(required.map((set) => sorted(set)))
})

test('an element with a pattern, or without a rule, has no password', () => {
  expect(readSiteRule('<input minlength=8 pattern="[a-z]+">').unread).toEqual(['pattern="[a-z]+"'])
  expect(readSiteRule('<input type="password">').problem).toContain('no passwordrules')
})

/** What a password does not obey, found without the code of the page. */
function faults(password: string, demand: Demand): string[] {
  const {
    min = 1,
    max = Infinity,
    need = [],
    only = A + D,
    run = Infinity,
    uses = Infinity,
  } = demand
  const characters = [...password]
  const wrong: string[] = []
  if (password.length < min || password.length > max) wrong.push('length')
  if (characters.some((one) => !only.includes(one))) wrong.push('allowed')
  for (const one of need) {
    const [set, count] = typeof one === 'string' ? [one, 1] : one
    if (characters.filter((character) => set.includes(character)).length < count) wrong.push(set)
  }
  if (characters.some((one) => characters.filter((other) => other === one).length > uses))
    wrong.push('uses')
  if ((password.match(/(.)\1*/g) ?? []).some((same) => same.length > run)) wrong.push('run')
  if (demand.sequence !== undefined && sequence(password) > demand.sequence) wrong.push('sequence')
  if (demand.first && !demand.first.includes(password.charAt(0))) wrong.push('first')
  if (demand.last && !demand.last.includes(password.slice(-1))) wrong.push('last')
  return wrong
}

/** The longest run of codes that go up or down by one, capitals and small letters alike. */
function sequence(password: string): number {
  const codes = [...password.toLowerCase()].map((one) =>
    /[a-z\d]/.test(one) ? one.charCodeAt(0) : -9,
  )
  let [longest, here, way] = [1, 1, 0]
  for (const [at, code] of codes.entries()) {
    const step = at === 0 ? 0 : code - (codes[at - 1] ?? 0)
    const goesOn = step === way ? here + 1 : 2
    here = Math.abs(step) === 1 ? goesOn : 1
    way = step
    longest = Math.max(longest, here)
  }
  return longest
}

function without(set: string, others: string): string {
  return [...set].filter((one) => !others.includes(one)).join('')
}

function sorted(set = '', _order = ''): string {
  return [...new Set(set)].toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0)).join('')
}
