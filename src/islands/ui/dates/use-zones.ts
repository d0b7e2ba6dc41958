import { useSyncExternalStore } from 'react'

import { allZones, COMMON_ZONES } from './zone-names.ts'

let zones: readonly string[] | undefined
const neverChanges = () => () => undefined

/** Returns the zones of the engine. They differ between engines, so the page is rendered and hydrated with the common ones. */
export function useZones(): readonly string[] {
  return useSyncExternalStore(
    neverChanges,
    () => (zones ??= allZones()),
    () => COMMON_ZONES,
  )
}
