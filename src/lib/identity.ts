/** A link to an account of the site on another site, or a link that shares the site there. */
export interface SocialLink {
  label: string
  href: string
}

/** The default address for messages. */
const initialContactAddress = 'hello@ganak.example'

/** Returns the email address for visitors, from the operator's setting or the default. */
export function contactAddressOf(setting: string | undefined): string {
  return setting?.trim() || initialContactAddress
}

/** Returns a sentence about an invalid contact address, or undefined. A valid one needs no escape in a link. */
export function contactAddressError(name: string, given: string): string | undefined {
  if (given.trim() === '' || /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(given.trim())) return undefined
  return `${name} must be one mail address such as ${initialContactAddress}, not "${given}".`
}

/** Parses accounts such as "GitHub=https://github.com/you,X=https://x.com/you". */
export function socialLinksOf(setting: string | undefined): SocialLink[] {
  return (setting ?? '')
    .split(',')
    .filter((link) => link.trim() !== '')
    .map((link) => {
      const [label = '', ...href] = link.split('=')
      return { label: label.trim(), href: href.join('=').trim() }
    })
}

/** Returns links that share the site, without characters that have a meaning in `Connection-Allowlist` (server/headers.ts). */
export function shareLinksOf(siteUrl: string): SocialLink[] {
  const networks = {
    'Share on WhatsApp': 'https://wa.me/?text=',
    'Share on X': 'https://x.com/intent/post?url=',
    'Share on LinkedIn': 'https://www.linkedin.com/sharing/share-offsite/?url=',
  }
  const shared = encodeURIComponent(`${siteUrl}/`)
  return Object.entries(networks).map(([label, start]) => ({ label, href: start + shared }))
}

/** Returns a sentence about an invalid name of the operator, or undefined. */
export function operatorNameError(name: string, given: string): string | undefined {
  if (/^[^<>{}\p{Cc}]{0,80}$/u.test(given)) return undefined
  return `${name} must be a name of at most 80 letters, without <, >, { and }, not "${given}".`
}

/** Returns a sentence about an invalid list of accounts, or undefined. */
export function socialLinksError(name: string, given: string): string | undefined {
  const wrong = socialLinksOf(given).find(
    ({ label, href }) => !/^[^<>"&]{1,40}$/.test(label) || !isAddressOfPage(href),
  )
  if (wrong === undefined) return undefined
  return `${name} must be a list such as GitHub=https://github.com/you,X=https://x.com/you, not "${given}".`
}

/** Returns whether an address is valid in a link and in a response header. */
function isAddressOfPage(href: string): boolean {
  return /^https:\/\/[!-~]+$/.test(href) && !/["'<>\\^`{|}*()]/.test(href) && URL.canParse(href)
}
