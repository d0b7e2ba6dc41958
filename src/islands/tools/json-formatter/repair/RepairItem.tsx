import { ownEntry } from '@/lib/own-entry.ts'
import type { Change, ShownChoice, ShownProblem } from '@/json/repair/repair-report.ts'
import { PROBLEMS } from '@/json/repair/sentences.ts'

/** Shows a range of the input. Index and length are in UTF-16 code units. */
export type ShowPlace = (index: number, length: number) => void

interface Props {
  problem: ShownProblem
  onFix: (choice: number) => void
  onShow: ShowPlace | undefined
}

/** Shows a problem with its position and cause, and each possible fix with the text before and after it. */
export function RepairItem({ problem, onFix, onShow }: Props) {
  const { kind, line, column, choices, lead } = problem
  const [what, why] = PROBLEMS[kind]
  const place = `line ${line}, column ${column}`
  return (
    <li className="repair-item" data-problem={kind} data-certainty={problem.certainty}>
      <p className="repair-what">
        <strong>{what}</strong>
        <span className="hint tabular-nums">{`L${place.slice(1)}`}</span>
      </p>
      <p className="hint">{why}</p>
      {choices.map((choice, index) => (
        <div key={index} className="repair-choice">
          <Changes lead={lead} choice={choice} />
          <button
            type="button"
            className="button button-small"
            aria-label={`${choice.label}: ${what}, ${place}`}
            onClick={() => onFix(index)}
          >
            {choice.label}
          </button>
        </div>
      ))}
      {onShow !== undefined && (
        <button
          type="button"
          className="button button-small"
          aria-label={`Show in the input: ${place}`}
          onClick={() => onShow(problem.index, Math.max(1, problem.length))}
        >
          Show in the input
        </button>
      )}
    </li>
  )
}

function Changes({ lead, choice }: { lead: string; choice: ShownChoice }) {
  const { changes, changeCount } = choice
  const more = changeCount - changes.length
  return (
    <div className="repair-changes">
      {changes.map((change, index) => (
        <ChangedText key={index} lead={index === 0 ? lead : ''} change={change} />
      ))}
      {more > 0 && <span className="hint">{`and ${more} more`}</span>}
    </div>
  )
}

function ChangedText({ lead, change: { before, after } }: { lead: string; change: Change }) {
  return (
    <code>
      {lead !== '' && <span className="text-ink-soft">{withVisibleSpace(lead)}</span>}
      <del>{before === '' ? '∅' : withVisibleSpace(before)}</del>
      {' → '}
      <ins>{after === '' ? '∅' : withVisibleSpace(after)}</ins>
    </code>
  )
}

const SIGNS: Record<string, string> = { ' ': '·', '\t': '⇥', '\n': '⏎', '\r': '␍', '\u00a0': '⍽' }
const UNSEEN = /[\0- \x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/g

/** Replaces white space with visible signs, and invisible characters with their code points. */
function withVisibleSpace(text: string): string {
  return text.replace(UNSEEN, (unseen) => ownEntry(SIGNS, unseen) ?? `⟨${codePoint(unseen)}⟩`)
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
