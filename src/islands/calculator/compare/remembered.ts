import { persistentAtom } from '@nanostores/persistent'

import '@/lib/stores/safe-storage.ts'

import { keptKey } from './kept-key.ts'

/** The text of what is remembered of this page on this device; undefined while nothing is. */
export const $remembered = persistentAtom<string | undefined>(keptKey(), undefined)

/** Forgets what storage has lost meanwhile: it was cleared, or has never taken it. */
export function noticeCleared(): void {
  if ($remembered.get() !== undefined && !isStored()) $remembered.set(undefined)
}

function isStored(): boolean {
  try {
    return localStorage.getItem(keptKey()) !== null
  } catch {
    return false
  }
}
