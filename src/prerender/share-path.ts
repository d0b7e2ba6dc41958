/** Where the share picture of a page stands: "/blog/finance" → "/og/blog/finance.png". */
export function toSharePath(pagePath: string): string {
  return `/og${pagePath}.png`
}
