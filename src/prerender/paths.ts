/** Returns the path of a page as links write it: Astro's build adds a trailing slash, which only the home page keeps. */
export function toCanonicalPath({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** Returns the path of a page's share picture: "/blog/finance" → "/og/blog/finance.png". */
export function toSharePath(pagePath: string): string {
  return `/og${pagePath}.png`
}
