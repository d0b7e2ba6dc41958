import { DEFAULT_PASSPHRASE, passphraseBits } from './passphrase.ts'

/** Returns the entropy of a passphrase of so many `words` without further choices (docs/authors.md). */
export function figures({ words = '6' }: Record<string, string>): Record<string, string> {
  const choice = { ...DEFAULT_PASSPHRASE, words: Number(words), capitals: 'none', digit: false } as const // prettier-ignore
  return { Bits: passphraseBits(choice).toFixed(1) }
}
