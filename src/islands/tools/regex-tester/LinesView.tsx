import { PagedList, Part } from './PagedList.tsx'
import type { TestedLine } from './run.ts'

/** Every tested line with its result. */
export function LinesView({ tested }: { tested: readonly TestedLine[] }) {
  const row = (index: number) => {
    const line = tested[index]
    return line && <LineRow key={index} {...line} />
  }
  return <PagedList label="Tested lines" count={tested.length} current={0} row={row} />
}

function LineRow({ line, isWanted, isFound }: TestedLine) {
  const hasPassed = isWanted === isFound
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-2">
      <span className={`font-semibold ${hasPassed ? 'text-good' : 'text-bad'}`}>
        {hasPassed ? '✓ Pass' : '✗ Fail'}
      </span>
      <Part text={line} />
      <span className="hint col-start-2">
        {isFound ? 'matches' : 'does not match'}
        {!hasPassed && (isWanted ? ', but should' : ', but should not')}
      </span>
    </li>
  )
}
