/** The name in storage of what is kept of this page. */
export function keptKey(): string {
  return `kept:${location.pathname}`
}
