import { ownEntry } from '../lib/own-entry.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings and collects their validation errors, one sentence each. */
export class SettingReader {
  readonly #environment: Environment
  readonly #errors: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string, initial: string): string {
    return ownEntry(this.#environment, name)?.trim() || initial
  }

  wholeNumber(name: string, initial: number, least: number, most: number): number {
    const text = this.text(name, String(initial))
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    this.#errors.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
    return initial
  }

  word<Word extends string>(name: string, initial: Word, allowed: readonly Word[]): Word {
    const value = this.text(name, initial)
    const word = allowed.find((one) => one === value)
    if (word !== undefined) return word
    this.#errors.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
    return initial
  }

  /** Returns an address, or null if unset. The error does not quote it, because it may contain a password. */
  address(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name, '')
    if (value === '') return null
    const url = URL.canParse(value) ? new URL(value) : undefined
    // Postgres also accepts the host in the query, as in `postgres:///ganak?host=/run/postgresql`.
    const hasHost = url?.hostname !== '' || url.searchParams.has('host')
    if (!url || !protocols.includes(url.protocol) || !hasHost) {
      this.#errors.push(`${name} must be an address that begins with ${protocols[0]}//.`)
    } else if (!isDecodable(url.username + url.password + url.pathname)) {
      this.#errors.push(`${name} has a % that does not start an escape: write it as %25.`)
    }
    return value
  }

  /** Returns a secret, or null if unset. The error does not quote it. */
  secret(name: string, leastLength: number): string | null {
    const value = this.text(name, '')
    if (value === '') return null
    if (/^[\x21-\x7e]+$/.test(value) && value.length >= leastLength) return value
    this.#errors.push(`${name} must be at least ${leastLength} visible ASCII characters.`)
    return null
  }

  mailAddress(name: string, initial: string): string {
    const value = this.text(name, initial)
    if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value)) return value
    this.#errors.push(`${name} must be one mail address such as hello@example.com, not "${value}".`)
    return initial
  }

  /** Collects the error that `errorOf` returns for a setting. */
  check(name: string, errorOf: (name: string, value: string) => string | undefined): void {
    const error = errorOf(name, this.text(name, ''))
    if (error !== undefined) this.#errors.push(error)
  }

  /** Throws one Error with all sentences, if any. */
  throwErrors(): void {
    if (this.#errors.length > 0) throw new Error(this.#errors.join('\n'))
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
