/** An account of the site elsewhere, or a way to share the site there. */
export interface SocialLink {
  label: string
  href: string
}

/** Where messages to the site go when nobody has said. */
const initialContactAddress = 'hello@ganak.example'

/** The address that pages ask visitors to write to, from what the operator has set, if anything. */
export function contactAddressOf(given: string | undefined): string {
  return given?.trim() || initialContactAddress
}

/** What is wrong with a contact address, in a sentence that names its setting, or undefined. It must need no escape in a link. */
export function contactAddressError(name: string, given: string): string | undefined {
  if (given.trim() === '' || /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(given.trim())) return undefined
  return `${name} must be one mail address such as ${initialContactAddress}, not "${given}".`
}

/** The accounts of "GitHub=https://github.com/you,X=https://x.com/you"; none when nothing is set. */
export function socialLinksOf(given: string | undefined): SocialLink[] {
  return (given ?? '')
    .split(',')
    .filter((link) => link.trim() !== '')
    .map((link) => {
      const [label = '', ...href] = link.split('=')
      return { label: label.trim(), href: href.join('=').trim() }
    })
}

/** Links that share the site. Each is a whole address without signs that mean more in `Connection-Allowlist` (server/headers.ts). */
export function shareLinksOf(siteUrl: string): SocialLink[] {
  const networks = {
    'Share on WhatsApp': 'https://wa.me/?text=',
    'Share on X': 'https://x.com/intent/post?url=',
    'Share on LinkedIn': 'https://www.linkedin.com/sharing/share-offsite/?url=',
  }
  const shared = encodeURIComponent(`${siteUrl}/`)
  return Object.entries(networks).map(([label, start]) => ({ label, href: start + shared }))
}

/** What is wrong with a list of accounts, in a sentence that names its setting, or undefined. */
export function socialLinksError(name: string, given: string): string | undefined {
  const wrong = socialLinksOf(given).find(
    ({ label, href }) => !/^[^<>"&]{1,40}$/.test(label) || !isAddressOfPage(href),
  )
  if (wrong === undefined) return undefined
  return `${name} must be a list such as GitHub=https://github.com/you,X=https://x.com/you, not "${given}".`
}

/** Written out as a browser would, since it stands in a response header too. */
function isAddressOfPage(href: string): boolean {
  return /^https:\/\/[!-~]+$/.test(href) && !/["'<>\\^`{|}*()]/.test(href) && URL.canParse(href)
}
