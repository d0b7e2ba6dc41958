/** What is found, in the words of `KINDS`. */
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
 * The formats that a beginning of their own tells from everything else, as those who issue them write them:
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

/** All of them in one search: the name of the group that took part is the kind. */
export const TOKENS = new RegExp(
  Object.entries(FORMATS)
    .map(([kind, source]) => `(?<${kind.replace('-', '_')}>${source})`)
    .join('|'),
  'g',
)

/** The kind of a match of `TOKENS`; undefined for three parts that are no JWT. */
export function tokenKind(match: RegExpExecArray): SecretKind | undefined {
  const [name] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
  const kind = name?.replace('_', '-') as SecretKind | undefined
  return kind === 'jwt' && !isJwt(match[0]) ? undefined : kind
}

/** RFC 7515 section 4.1.1 and RFC 7516 section 4.1.1: the header is an object that names its algorithm. */
function isJwt(token: string): boolean {
  const [header = ''] = token.split('.')
  try {
    return 'alg' in (JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as object)
  } catch {
    return false
  }
}
