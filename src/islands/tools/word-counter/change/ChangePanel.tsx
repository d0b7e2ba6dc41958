import { plural } from '@/lib/quantity.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { CASES, LINES, type Change } from './changes.ts'
import { ReplaceForm } from './ReplaceForm.tsx'
import { useChanges } from './use-changes.ts'

interface Props {
  text: string
  onText: (text: string) => void
}

/** Changes the whole text: its letters, its lines, and by find and replace. Each change has an undo step. */
export function ChangePanel({ text, onText }: Props) {
  const { isWorking, message, canUndo, run, cancel, undo } = useChanges(text, onText)
  const press = ({ label, done }: Change) => run({ label }, () => done)
  return (
    <div className="words-part">
      <Buttons title="Letters" changes={CASES} onPress={press} />
      <Buttons title="Lines" changes={LINES} onPress={press} />
      <ReplaceForm onReplace={(replacing) => run({ replacing }, replacedSentence)} />
      <div className="pane-actions">
        <button type="button" className="button" aria-disabled={!canUndo} onClick={undo}>
          Undo change
        </button>
        {isWorking && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              const undoButton = currentTarget.parentElement?.querySelector('button')
              cancel()
              passFocus(() => undoButton)
            }}
          >
            Cancel
          </button>
        )}
        <p role="status" data-change-said>
          {isWorking ? 'Working…' : message}
        </p>
      </div>
    </div>
  )
}

interface ButtonsProps {
  title: string
  changes: readonly Change[]
  onPress: (change: Change) => void
}

function Buttons({ title, changes, onPress }: ButtonsProps) {
  return (
    <div role="group" aria-label={title}>
      <h2>{title}</h2>
      <div className="pane-actions">
        {changes.map((change) => (
          <button
            key={change.label}
            type="button"
            className="button button-small"
            onClick={() => onPress(change)}
          >
            {change.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function replacedSentence(count: number): string {
  return plural(count, 'Replaced once.', `Replaced ${count} times.`)
}
