/** Where the site stands when nobody has said. */
const initialAddress = 'https://ganak.example'

/** The public address of the site without a slash at the end, from what the operator has set, if anything. */
export function siteAddress(given: string | undefined): string {
  return given?.trim().replace(/\/+$/, '') || initialAddress
}

/**
 * What is wrong with the address of the site, in a sentence that names its setting, or undefined.
 * A path is refused because every link of the site starts at the root.
 */
export function siteAddressError(name: string, given: string): string | undefined {
  if (given.trim() === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isWeb && url.origin === siteAddress(given).toLowerCase()) return undefined
  return `${name} must be an address without a path such as ${initialAddress}, not "${given}".`
}
