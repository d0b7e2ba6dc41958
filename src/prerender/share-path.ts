/** Where the share picture of a page stands: "/blog/finance" → "/og/blog/finance.png". */
export function sharePath(pagePath: string): string {
  return `/og${pagePath}.png`
}
