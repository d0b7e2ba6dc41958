import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import type { RegexOptions } from './choices.ts'
import type { Fault } from './late/faults.ts'

const loadFaults = () => import('./late/faults.ts')

/** Shows which quantifiers make a stopped pattern slow, and why. */
export function StoppedNote({ pattern, flags }: RegexOptions) {
  const loaded = useLoaded(loadFaults)
  const faults = loaded?.faultsIn(pattern, flags)
  const reasons = new Set(faults?.map(({ reason }) => reason))
  return (
    <div className="grid gap-2 p-3" aria-live="polite">
      {faults !== undefined && faults.length > 0 && (
        <p className="regex-code" translate="no">
          <code>{marked(pattern, faults)}</code>
        </p>
      )}
      {[...reasons].map((reason) => (
        <p key={reason}>{loaded?.REASONS[reason]}</p>
      ))}
      {faults?.length === 0 && (
        <p>No single part of the pattern explains it. Try a shorter text.</p>
      )}
    </div>
  )
}

function marked(pattern: string, faults: readonly Fault[]) {
  const ends = [0, ...faults.map(({ end }) => end)]
  return [
    ...faults.flatMap(({ start, end }, index) => [
      pattern.slice(ends[index], start),
      <mark key={start}>{pattern.slice(start, end)}</mark>,
    ]),
    pattern.slice(ends.at(-1)),
  ]
}
