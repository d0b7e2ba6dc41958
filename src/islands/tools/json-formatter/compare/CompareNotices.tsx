import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import type { NotJson, Notes } from '@/json/compare/comparison.ts'
import type { CompareState, CompareView } from './use-compare.ts'
import { COARSE_NOTE, type Side } from '@/islands/ui/difference/signs.ts'

interface Props {
  view: CompareView
  inputs: CompareState['inputs']
  itemKey: string
  onShow: (side: Side, problem: NotJson) => void
}

const NAMES = { left: 'left', right: 'right' } as const

/** Shows errors and notices about a comparison. */
export function CompareNotices({ view, inputs, itemKey, onShow }: Props) {
  const { comparison, message } = view
  if (message !== undefined) {
    return (
      <div className="pane-notices">
        <p className="notice" data-tone="bad" role="alert">
          {message}
        </p>
      </div>
    )
  }
  if (comparison === undefined) return null
  const { notJson, notes } = comparison
  const sides = (['left', 'right'] as const).filter((side) => notJson?.[side])
  const sentences = notesOf(notes, itemKey)
  if (sides.length + sentences.length === 0) return null
  return (
    <div className="pane-notices" data-notes>
      {sides.map((side) => (
        <Problem
          key={side}
          side={side}
          problem={notJson?.[side] as NotJson}
          onShow={inputs[side].kind === 'text' ? onShow : undefined}
        />
      ))}
      {sentences.map((sentence) => (
        <p key={sentence} className="hint">
          {sentence}
        </p>
      ))}
    </div>
  )
}

interface ProblemProps {
  side: Side
  problem: NotJson
  onShow: Props['onShow'] | undefined
}

function Problem({ side, problem, onShow }: ProblemProps) {
  const { failure, message } = problem
  const place = failure ? `, line ${whole(failure.line)}, column ${whole(failure.column)}` : ''
  return (
    <p className="notice pane-actions" data-not-json={side}>
      {`The ${NAMES[side]} text is not JSON${place}: ${message} Both are compared line by line.`}
      {failure && onShow && (
        <button type="button" className="button button-small" onClick={() => onShow(side, problem)}>
          Show
        </button>
      )}
    </p>
  )
}

function notesOf(notes: Notes, key: string): string[] {
  const { failure, failureCount, repeatedCount, isCoarse } = notes
  const sentences: string[] = isCoarse ? [COARSE_NOTE] : []
  if (failure !== undefined && key !== '') {
    const place = failure.pointer === '' ? 'The outermost array' : `The array ${failure.pointer}`
    const why = failure.problem === 'missing' ? 'is missing in an item' : 'is the same in two items'
    const more =
      failureCount > 1
        ? ` The same applies to ${failureCount === 2 ? '1 more array' : `${whole(failureCount - 1)} more arrays`}.`
        : ''
    sentences.push(`${place} is compared by position: “${key}” ${why}.${more}`)
  }
  if (repeatedCount > 0) {
    const members = counted(repeatedCount, 'member is', 'members are')
    sentences.push(
      `${members} left out, because the key occurs again in the same object. Most programs read only the last one.`,
    )
  }
  return sentences
}
