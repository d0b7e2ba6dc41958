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
