import { loadPart } from '@/islands/ui/work/load-part.ts'

/** The words of the EFF Large Wordlist, which come in a file of their own. Rejects with the sentence the visitor reads. */
export async function loadWords(): Promise<readonly string[]> {
  const { default: list } = await loadPart(() => import('./eff-large-wordlist.txt?raw'))
  return list.trim().split('\n')
}
