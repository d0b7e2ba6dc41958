/** What is known of the signature of a token. */
export interface SignatureCheck {
  /**
   * 'none': there is no key. 'problem': the key or the token does not let the signature be checked. 'forged': it matches, but
   * anybody could have made it.
   */
  state: 'none' | 'checking' | 'matches' | 'differs' | 'problem' | 'forged'
  /** A sentence about it for the visitor; empty without a key. */
  sentence: string
  warnings: readonly string[]
}

export const NO_KEY: SignatureCheck = { state: 'none', sentence: '', warnings: [] }
export const CHECKING: SignatureCheck = { state: 'checking', sentence: '', warnings: [] }
