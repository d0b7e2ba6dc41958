import { atom } from 'nanostores'

import { keptKey } from './kept-key.ts'
import { loadPart } from '@/islands/ui/work/load-part.ts'

/** What compares kept calculations, once it is loaded. */
export const $compare = atom<typeof import('./compare.ts') | undefined>(undefined)

/** Loads what compares kept calculations. Rejects with the sentence the visitor reads. */
export async function loadCompare() {
  const compare = await loadPart(() => import('./compare.ts'))
  await loadPart(compare.linkStyles)
  $compare.set(compare)
  return compare
}

/** Whether this page's address or this device holds kept calculations. */
export function hasKept(): boolean {
  try {
    return /[#&]kept=/.test(location.hash) || localStorage.getItem(keptKey()) !== null
  } catch {
    return false
  }
}
