import { siteAddressMistake } from '../lib/site-address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads single settings and collects what is wrong with them, one sentence each. */
export function settingReader(environment: Environment) {
  const mistakes: string[] = []
  const text = (name: string, initial: string): string => environment[name]?.trim() || initial

  return {
    text,
    wholeNumber: (name: string, initial: number, least: number, most: number): number => {
      const given = text(name, String(initial))
      const value = Number(given)
      if (/^\d+$/.test(given) && value >= least && value <= most) return value
      mistakes.push(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
      return initial
    },
    word: <Word extends string>(name: string, initial: Word, allowed: readonly Word[]): Word => {
      const given = text(name, initial)
      const word = allowed.find((one) => one === given)
      if (word !== undefined) return word
      mistakes.push(`${name} must be one of ${allowed.join(', ')}, not "${given}".`)
      return initial
    },
    /** The value is not repeated in the sentence: it may hold a password. */
    address: (name: string, protocols: readonly string[]): string | null => {
      const given = text(name, '')
      if (given === '') return null
      const url = URL.canParse(given) ? new URL(given) : undefined
      const isPlaced = url?.hostname !== '' || url.searchParams.has('host')
      if (!url || !protocols.includes(url.protocol) || !isPlaced) {
        mistakes.push(`${name} must be an address that begins with ${protocols[0]}//.`)
      } else if (!isDecodable(url.username + url.password + url.pathname)) {
        mistakes.push(`${name} has a % that begins no escape: write it as %25.`)
      }
      return given
    },
    /** Not repeated in the sentence either. */
    secret: (name: string, leastLength: number): string | null => {
      const given = text(name, '')
      if (given === '') return null
      if (/^[\x21-\x7e]+$/.test(given) && given.length >= leastLength) return given
      mistakes.push(`${name} must be at least ${leastLength} letters, digits or signs of ASCII.`)
      return null
    },
    /** The address of a site, which stands at the root of its host. */
    siteAddress: (name: string): void => {
      const mistake = siteAddressMistake(name, text(name, ''))
      if (mistake !== undefined) mistakes.push(mistake)
    },
    mailAddress: (name: string, initial: string): string => {
      const given = text(name, initial)
      if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(given)) return given
      mistakes.push(`${name} must be one mail address such as hello@example.com, not "${given}".`)
      return initial
    },
    /** Throws one Error with all sentences, if there are any. */
    throwMistakes: (): void => {
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    },
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
