/** Returns the storage key of the scenarios of this page. */
export function storageKey(): string {
  return `kept:${location.pathname}`
}
