/** The kinds of secrets, named in `KINDS`. */
export type SecretKind =
  | 'private-key'
  | 'aws'
  | 'github'
  | 'google'
  | 'slack'
  | 'stripe'
  | 'jwt'
  | 'card'
  | 'aadhaar'
  | 'pan'
  | 'password'

/**
 * Formats with a distinctive prefix, as documented by their issuers:
 *
 * - private keys: the label of RFC 7468 sections 10 and 11, and those of OpenSSL, OpenSSH and PGP before their two words
 * - AWS: "Unique ID prefixes" in the IAM User Guide: AKIA an access key, ASIA a temporary one of STS; 20 characters of Base32
 * - GitHub: "About authentication to GitHub", token formats: ghp, gho, ghu, ghs, ghr, and fine-grained github_pat
 * - Google: API keys begin with AIza and have 39 characters; client secrets begin with GOCSPX-
 * - Slack: "Tokens" and "Sending messages using incoming webhooks": xoxb, xoxp and their like, xapp, and the address of a webhook
 * - Stripe: "API keys": secret and restricted keys, live and test; "Webhook signatures": whsec. Keys that begin with pk are public
 * - JWT: RFC 7519 section 3 and RFC 7516: a header in Base64url, which begins with eyJ, and two or four more parts
 */
const FORMATS: Partial<Record<SecretKind, string>> = {
  'private-key': '-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----',
  aws: String.raw`\b(?:AKIA|ASIA)[A-Z2-7]{16}\b`,
  github: String.raw`\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b`,
  google: String.raw`\bAIza[\w-]{35}(?![\w-])|\bGOCSPX-[\w-]{28}(?![\w-])`,
  slack: String.raw`\bxox[abeoprs]-\d[\w-]{14,}|\bxapp-\d-[\w-]{20,}|hooks\.slack\.com\\?/services\\?/T\w+\\?/B\w+\\?/\w{20,}`,
  stripe: String.raw`\b(?:[sr]k_(?:live|test)_\w{16,}|whsec_[\w+/=]{24,})`,
  jwt: String.raw`\beyJ[\w-]{10,}(?:\.[\w-]*){2,4}(?![\w.-])`,
}

/** All formats in one search: the name of the matching group is the kind. */
export const TOKENS = new RegExp(
  Object.entries(FORMATS)
    .map(([kind, source]) => `(?<${kind.replace('-', '_')}>${source})`)
    .join('|'),
  'g',
)

/** Returns the kind of a match of `TOKENS`; undefined when it is not a valid JWT. */
export function tokenKind(match: RegExpExecArray): SecretKind | undefined {
  const [name] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
  const kind = name?.replace('_', '-') as SecretKind | undefined
  return kind === 'jwt' && !isJwt(match[0]) ? undefined : kind
}

/** Whether the header is an object with its algorithm (RFC 7515 section 4.1.1, RFC 7516 section 4.1.1). */
function isJwt(token: string): boolean {
  const [header = ''] = token.split('.')
  try {
    return 'alg' in (JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as object)
  } catch {
    return false
  }
}

/** A key that may name a secret, before a string value; `isPasswordMember` decides. */
export const NAMED_STRINGS =
  /(?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|key|authorization)":\s*"/gi

/** Names in lower case without separators. */
const PASSWORD = /(?:password|passwd|passphrase|passcode|pwd)$/
const KEY =
  /(?:secret|(?:api|secret|access|private|signing|encryption|account|auth|client)key|(?:access|refresh|auth|bearer|session|api|secret|security|private|bot|oauth|id)token)$/
const ALONE = /^(?:token|authorization)$/
/** Placeholders instead of a value. */
const PLACEHOLDER =
  /[<>{}%…]|\*{3}|x{4}|your|example|redact|change|placeholder|required|optional|default|dummy|sample/i
const SHORTEST = { password: 6, key: 8, token: 16 }

/**
 * Whether a member is a password or key by its name and value. Interface texts ("Enter your password"), URLs, names of settings
 * and placeholders are not secrets.
 */
export function isPasswordMember(name: string, value: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const secret = value.replace(/^(?:Basic|Bearer) /, '')
  if (PLACEHOLDER.test(value) || /\s|^[./]|:\/\//.test(secret)) return false
  if (PASSWORD.test(plain)) {
    return isMixed(secret, SHORTEST.password) || /^\d{4,}$/.test(secret)
  }
  if (KEY.test(plain)) return isMixed(secret, SHORTEST.key)
  return ALONE.test(plain) && isMixed(secret, SHORTEST.token)
}

/** Whether a value mixes letters with digits or signs. Words alone are names. */
function isMixed(value: string, shortest: number): boolean {
  if (value.length < shortest || !/[a-z]/i.test(value)) return false
  return /\d|[!@#$^&*+=~|?]/.test(value)
}

/** Runs of 12 to 19 digits, grouped or not, that are not part of a longer word or number. */
export const LONG_NUMBERS = /(?<![\w.+-])[2-9](?:[ -]?\d){11,18}(?![\w.-])/g

/** Prefixes and lengths of payment cards, as published by the networks. */
const CARDS = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]|22[3-9]|2[3-6]|27[01])\d+$(?<=^\d{16})|^(?:222[1-9]|2720)\d{12}$/, // Mastercard
  /^(?:508|60|65|81|82)\d+$(?<=^\d{16})/, // RuPay
  /^3[47]\d{13}$/, // American Express
  /^(?:36|38|30[0-5])\d+$(?<=^\d{14})/, // Diners Club
  /^35(?:2[89]|[3-8]\d)\d{12}$/, // JCB
  /^(?:6011|64[4-9])\d+$(?<=^\d{16})/, // Discover
]
const CARD_GROUPS = /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$|^\d{4}([ -])\d{6}\2\d{5}$/
const CARD_NAME = /card|cc_?num|debit|credit|account_?number/i
const AADHAAR_GROUPS = /^\d{4}([ -])\d{4}\1\d{4}$/
const AADHAAR_NAME = /aadha+r|adhar|uidai|^uid$/i
const ANY_NAME = new RegExp(`${CARD_NAME.source}|${AADHAAR_NAME.source.replace(/[$^]/g, '"')}`, 'i')
/** A generic name, to which the name of the object around it adds the meaning. */
const PLAIN_NAME = /^(?:number|num|no|value|id_?number)$/i

/**
 * Recognises the number of a payment card (ISO/IEC 7812-1) or an Aadhaar number, which never begins with 0 or 1 (UIDAI). One in
 * ten numbers has a valid check digit by chance, so its grouping or a name must confirm it. Names are given from the member
 * outwards.
 */
export function numberKind(
  written: string,
  names: readonly string[],
): 'card' | 'aadhaar' | undefined {
  const digits = written.replace(/\D/g, '')
  const says = (name: RegExp, groups: RegExp) => groups.test(written) || isNamed(names, name)
  if (digits.length === 12) {
    return passesVerhoeff(digits) && says(AADHAAR_NAME, AADHAAR_GROUPS) ? 'aadhaar' : undefined
  }
  const isCard = CARDS.some((card) => card.test(digits)) && passesLuhn(digits)
  return isCard && says(CARD_NAME, CARD_GROUPS) ? 'card' : undefined
}

/** Whether `numberKind` may recognise a number, by the text before it. A fast check, because there can be millions. */
export function isLikely(written: string, before: string): boolean {
  const digits = written.replace(/\D/g, '')
  const hasCheckDigit = digits.length === 12 ? passesVerhoeff(digits) : passesLuhn(digits)
  const isGrouped = CARD_GROUPS.test(written) || AADHAAR_GROUPS.test(written)
  return hasCheckDigit && (isGrouped || ANY_NAME.test(before))
}

function isNamed([name = '', outer = '']: readonly string[], sought: RegExp): boolean {
  return sought.test(name) || (PLAIN_NAME.test(name) && sought.test(outer))
}

/**
 * A permanent account number that is a whole string (Income Tax Department, structure of PAN): three letters, the holder's
 * status, a letter, four digits from 0001 on, a check letter.
 */
export const PANS = /(?<=")[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z](?=")/g

/** Whether the last digit is the check digit by Luhn's formula (ISO/IEC 7812-1 annex B), as on payment cards. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits[digits.length - place])
    const doubled = place % 2 === 0 ? 2 * digit : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether the last digit is the check digit by Verhoeff's algorithm, as in Aadhaar numbers (UIDAI). */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let place = 0; place < digits.length; place++) {
    check = inDihedralGroup(check, permuted(Number(digits[digits.length - 1 - place]), place % 8))
  }
  return check === 0
}

/** Multiplies in the dihedral group D5: 0 to 4 are rotations, 5 to 9 reflections. */
function inDihedralGroup(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}

/** Verhoeff's permutation of digits, applied once for each position from the right. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

function permuted(digit: number, times: number): number {
  let now = digit
  for (let time = 0; time < times; time++) now = PERMUTATION[now] as number
  return now
}
