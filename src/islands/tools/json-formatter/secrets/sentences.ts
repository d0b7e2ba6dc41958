import { counted, plural } from '@/lib/quantity.ts'

import type { SecretGroup } from '@/json/secrets/secret-groups.ts'
import type { SecretKind } from '@/json/secrets/secret-formats.ts'

/** The singular and plural name of each kind of secret. */
const KINDS: Record<SecretKind, [one: string, several: string]> = {
  'private-key': ['private key', 'private keys'],
  aws: ['AWS access key', 'AWS access keys'],
  github: ['GitHub token', 'GitHub tokens'],
  google: ['Google key', 'Google keys'],
  slack: ['Slack token', 'Slack tokens'],
  stripe: ['Stripe key', 'Stripe keys'],
  jwt: ['JSON Web Token', 'JSON Web Tokens'],
  card: ['card number', 'card numbers'],
  aadhaar: ['Aadhaar number', 'Aadhaar numbers'],
  pan: ['PAN', 'PANs'],
  password: ['password or key', 'passwords or keys'],
}

export const FOUND = 'May contain'
export const SHOW = 'Show'
export const NOT_SEARCHED = 'This result was not searched for secrets.'
export const REDACT = 'Redact'
export const REDACTING = 'Redacting…'
export const UNDO = 'Undo redaction'

/** Returns a count with its noun, for example "2 card numbers". */
export function secretsOf({ kind, count }: SecretGroup): string {
  const [one, several] = KINDS[kind]
  return counted(count, one, several)
}

/** Returns the announcement for screen readers, for example "May contain 3 secrets". */
export function announced(groups: readonly SecretGroup[]): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return `${FOUND} ${counted(count, 'secret')}`
}

/** Returns the words between the count and the path of the first secret. */
export function placeWords({ count }: SecretGroup): string {
  return plural(count, ' at ', ', the first at ')
}

/** Returns the message after redaction. */
export function redactedWords(count: number): string {
  const values = counted(count, 'value is', 'values are')
  return `${values} replaced by "[redacted]" in the result that you see, copy and download. The input is unchanged.`
}
