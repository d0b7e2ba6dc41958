import type { PasswordChoice } from './password.ts'

/** Sixteen characters of every type, for tests to take from. */
export const all: PasswordChoice = {
  length: 16,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
  excludesLookAlikes: false,
}
/** No type at all. */
export const none = { uppercase: false, lowercase: false, numbers: false, symbols: false }
