import type { OfflineState } from '@/lib/offline-question.ts'

/** What the panel about offline use shows. */
export type OfflinePhase =
  'impossible' | 'nothing' | 'visited' | 'fetching' | 'failed' | 'everything'

/** The sentence of each phase. */
export const phaseTexts: Readonly<Record<OfflinePhase, string>> = {
  impossible:
    'This browser keeps no copy of this site. Some private windows block storage, and some browsers have no service workers.',
  nothing: 'No page is kept on this device.',
  visited:
    'The pages you opened and the other pages of the same tool are kept on this device. They work without a connection.',
  fetching: 'Fetching the files of all pages.',
  failed: 'Some files could not be fetched. Try again.',
  everything: 'Everything is kept on this device. Every page works without a connection.',
}

/** Returns the phase of a state. Without a state, the browser has no worker that could tell. */
export function phaseOf(state: OfflineState | undefined, isPossible: boolean): OfflinePhase {
  if (!isPossible) return 'impossible'
  if (state === undefined) return 'nothing'
  if (!state.isWhole) return state.pages.length > 0 ? 'visited' : 'nothing'
  if (state.kept === state.total) return 'everything'
  return state.isBusy ? 'fetching' : 'failed'
}

/** Returns a size in megabytes, rounded up: "1.8 MB". */
export function toMegabytes(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`
}
