import { loadPart } from '@/islands/ui/work/load-part.ts'

/** What makes the files of the download buttons. Rejects with the sentence the visitor reads when it cannot be loaded. */
export function loadDownloads() {
  return loadPart(() => import('./downloads.ts'))
}
