/** Returns the storage key of the scenarios of this page. */
export function storageKey(): string {
  return `kept:${location.pathname}`
}

/** Returns whether the address of this page or the device has scenarios. */
export function hasScenarios(): boolean {
  try {
    return /[#&]kept=/.test(location.hash) || localStorage.getItem(storageKey()) !== null
  } catch {
    return false
  }
}
