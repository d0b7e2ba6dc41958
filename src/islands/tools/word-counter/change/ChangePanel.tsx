import { useState } from 'react'

import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import type { PanelProps } from '../panels.ts'
import { CASES, LINES, type Change, type ChangeAnswer, type ChangeRequest } from './changes.ts'
import { ReplaceForm } from './ReplaceForm.tsx'
import { useChange } from './use-change.ts'
import { useSteps } from './use-steps.ts'

/** What a change is asked to do, and what is said when it is done. */
type Asked = { label: string } | Pick<Extract<ChangeRequest, { replacing: unknown }>, 'replacing'>

/** Changes the whole text: its letters, its lines, and what is found in it; each change can be taken back. */
export function ChangePanel({ text, onText }: PanelProps) {
  const { isWorking, said, canUndo, run, cancel, takeBack } = useChanges(text, onText)
  const press = ({ label, done }: Change) => run({ label }, () => done)
  return (
    <div className="words-part">
      <Buttons title="Letters" changes={CASES} onPress={press} />
      <Buttons title="Lines" changes={LINES} onPress={press} />
      <ReplaceForm onReplace={(replacing) => run({ replacing }, replacedInWords)} />
      <div className="pane-actions">
        <button type="button" className="button" aria-disabled={!canUndo} onClick={takeBack}>
          Undo change
        </button>
        {isWorking && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              const undo = currentTarget.parentElement?.querySelector('button')
              cancel()
              passFocus(() => undo)
            }}
          >
            Cancel
          </button>
        )}
        <p role="status" data-change-said>
          {isWorking ? 'Working…' : said}
        </p>
      </div>
    </div>
  )
}

/** The way of a change: asked for, done or refused, said, and taken back. */
function useChanges(text: string, onText: (text: string) => void) {
  const { isWorking, change, cancel } = useChange(text)
  const { take, undo, canUndo } = useSteps(text, onText)
  const [said, setSaid] = useState('')
  const run = (asked: Asked, done: (count: number) => string) => {
    setSaid('')
    change({ text, ...asked }, (answer) => {
      setSaid(outcome(answer, text, done))
      if (answer.kind === 'changed' && answer.text !== text) take(text, answer.text)
    })
  }
  const takeBack = () => {
    if (!canUndo) return
    cancel()
    undo()
    setSaid('Taken back.')
  }
  return { isWorking, said, canUndo, run, cancel, takeBack }
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
        {changes.map((one) => (
          <button
            key={one.label}
            type="button"
            className="button button-small"
            onClick={() => onPress(one)}
          >
            {one.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function outcome(answer: ChangeAnswer, before: string, done: (count: number) => string): string {
  if (answer.kind === 'refused') return answer.message
  const isSame = answer.text === before && answer.count === 0
  return isSame ? 'Nothing to change.' : done(answer.count)
}

function replacedInWords(count: number): string {
  return count === 1 ? 'Replaced once.' : `Replaced ${count} times.`
}
