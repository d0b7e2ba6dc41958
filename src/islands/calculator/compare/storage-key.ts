/** The name in storage of what is kept of this page. */
export function storageKey(): string {
  return `kept:${location.pathname}`
}
