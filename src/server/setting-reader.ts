import { readAdvertising } from '../lib/advertising.ts'
import { siteAddressError } from '../lib/site-address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads single settings and collects what is wrong with them, one sentence each. */
export class SettingReader {
  readonly #environment: Environment
  readonly #errors: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string, initial: string): string {
    return this.#environment[name]?.trim() || initial
  }

  wholeNumber(name: string, initial: number, least: number, most: number): number {
    const given = this.text(name, String(initial))
    const value = Number(given)
    if (/^\d+$/.test(given) && value >= least && value <= most) return value
    this.#errors.push(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
    return initial
  }

  word<Word extends string>(name: string, initial: Word, allowed: readonly Word[]): Word {
    const given = this.text(name, initial)
    const word = allowed.find((one) => one === given)
    if (word !== undefined) return word
    this.#errors.push(`${name} must be one of ${allowed.join(', ')}, not "${given}".`)
    return initial
  }

  /** An address, or null when none is set. It is not repeated in the sentence: it may hold a password. */
  address(name: string, protocols: readonly string[]): string | null {
    const given = this.text(name, '')
    if (given === '') return null
    const url = URL.canParse(given) ? new URL(given) : undefined
    // Postgres also takes the host from the query, as in `postgres:///ganak?host=/run/postgresql`.
    const hasHost = url?.hostname !== '' || url.searchParams.has('host')
    if (!url || !protocols.includes(url.protocol) || !hasHost) {
      this.#errors.push(`${name} must be an address that begins with ${protocols[0]}//.`)
    } else if (!isDecodable(url.username + url.password + url.pathname)) {
      this.#errors.push(`${name} has a % that begins no escape: write it as %25.`)
    }
    return given
  }

  /** A secret, or null when none is set. It is not repeated in the sentence either. */
  secret(name: string, leastLength: number): string | null {
    const given = this.text(name, '')
    if (given === '') return null
    if (/^[\x21-\x7e]+$/.test(given) && given.length >= leastLength) return given
    this.#errors.push(`${name} must be at least ${leastLength} letters, digits or signs of ASCII.`)
    return null
  }

  mailAddress(name: string, initial: string): string {
    const given = this.text(name, initial)
    if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(given)) return given
    this.#errors.push(`${name} must be one mail address such as hello@example.com, not "${given}".`)
    return initial
  }

  /** Checks the address of a site, which stands at the root of its host. */
  checkSiteAddress(name: string): void {
    const error = siteAddressError(name, this.text(name, ''))
    if (error !== undefined) this.#errors.push(error)
  }

  /** Collects what `errorOf` says of a setting. */
  check(name: string, errorOf: (name: string, given: string) => string | undefined): void {
    const error = errorOf(name, this.text(name, ''))
    if (error !== undefined) this.#errors.push(error)
  }

  /** Checks what the build was to show as advertisements, which decides about response headers too. */
  checkAdvertising(): void {
    try {
      readAdvertising(this.#environment)
    } catch (error) {
      this.#errors.push((error as Error).message)
    }
  }

  /** Throws one Error with all sentences, if there are any. */
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
