import { withoutEnd } from './without-end.ts'

/** The default address of the site. */
const initialAddress = 'https://ganak.example'

/** Returns the public address of the site without a trailing slash, from the operator's setting or the default. */
export function siteAddress(setting: string | undefined): string {
  return withoutEnd(setting?.trim() ?? '', '/') || initialAddress
}

/** Returns a sentence about an invalid address of the site, or undefined. A path is invalid because links start at the root. */
export function siteAddressError(name: string, given: string): string | undefined {
  if (given.trim() === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isWeb && url.origin === siteAddress(given).toLowerCase()) return undefined
  return `${name} must be an address without a path such as ${initialAddress}, not "${given}".`
}
