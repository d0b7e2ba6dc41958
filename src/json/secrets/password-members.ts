/** A key that may name a secret, with the string that follows it; `isPasswordMember` decides. */
export const NAMED_STRINGS =
  /(?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|key|authorization)":\s*"/gi

/** Names without their separators, lower case. */
const PASSWORD = /(?:password|passwd|passphrase|passcode|pwd)$/
const KEY =
  /(?:secret|(?:api|secret|access|private|signing|encryption|account|auth|client)key|(?:access|refresh|auth|bearer|session|api|secret|security|private|bot|oauth|id)token)$/
const ALONE = /^(?:token|authorization)$/
/** Words that stand for a value, or name what is asked for. */
const PLACEHOLDER =
  /[<>{}%…]|\*{3}|x{4}|your|example|redact|change|placeholder|required|optional|default|dummy|sample/i
const SHORTEST = { password: 6, key: 8, token: 16 }

/**
 * Whether a member is a password or key by its name and by a value that can be one: texts of an interface ("Password", "Enter your
 * password"), addresses, names of settings and placeholders are none.
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

/** Letters with digits, or with signs that do not join words; words alone are names. */
function isMixed(value: string, shortest: number): boolean {
  if (value.length < shortest || !/[a-z]/i.test(value)) return false
  return /\d|[!@#$^&*+=~|?]/.test(value)
}
