import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

import { whole } from '@/lib/format.ts'

import { CancelWork } from '@/islands/ui/work/CancelWork.tsx'
import type { JsonResult } from '@/json/text/result.ts'
import { StepButton } from '@/islands/ui/difference/StepBar.tsx'
import type { ResultHandle } from '../line-place.ts'
import type { Query } from '@/json/find/find-task.ts'
import { useFind } from './use-find.ts'
import { useMatchInSight } from './mark-matches.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

export interface FindBarProps {
  result: JsonResult
  view: ResultHandle
  onClose: () => void
}

const PLACES: Record<Query['within'], string> = {
  all: 'Keys and values',
  keys: 'Keys only',
  values: 'Values only',
}

/** Renders the search bar of a result: the query, its options, the number of matches and the buttons between matches. */
export function FindBar({ result, view, onClose }: FindBarProps) {
  const find = useFind(result)
  const { query, ask, found, at, go } = find
  const box = useRef<HTMLInputElement>(null)
  useMatchInSight(view, found, at)
  const change = (changed: Partial<Query>) => ask({ ...query, ...changed })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.target as Element).matches('[type=text]'))
      go(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="pane-find" role="search" aria-label="Result" onKeyDown={onKeyDown}>
      <Sought box={box} text={query.text} onChange={(text) => change({ text })} />
      <Steps find={find} box={box} onClose={onClose} />
      <Choices query={query} onChange={change} />
      <p className="hint" id="find-count" role="status">
        {sentence(find)}
      </p>
    </div>
  )
}

interface SoughtProps {
  box: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
}

function Sought({ box, text, onChange }: SoughtProps) {
  useEffect(() => box.current?.focus(), [box])
  return (
    <>
      <input
        {...PLAIN_TYPING}
        ref={box}
        className="input"
        type="text"
        aria-label="Find in the result"
        aria-describedby="find-hint"
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="sr-only" id="find-hint">
        Press Enter for the next match, Shift and Enter for the previous one, Escape to close.
      </p>
    </>
  )
}

interface StepsProps extends Pick<FindBarProps, 'onClose'> {
  find: ReturnType<typeof useFind>
  box: RefObject<HTMLInputElement | null>
}

function Steps({ find: { search, found, go, cancel }, box, onClose }: StepsProps) {
  const isOff = !found?.matches.starts.length
  return (
    <div className="pane-actions">
      <StepButton label="Previous match" sign="↑" isOff={isOff} onClick={() => go(-1)} />
      <StepButton label="Next match" sign="↓" isOff={isOff} onClick={() => go(1)} />
      <button type="button" className="button button-small" onClick={onClose}>
        Close
      </button>
      {search.kind === 'running' && <CancelWork onCancel={cancel} returnTo={() => box.current} />}
    </div>
  )
}

function Choices({
  query,
  onChange,
}: {
  query: Query
  onChange: (changed: Partial<Query>) => void
}) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <Select
        aria-label="Where to find it"
        options={optionsOf(PLACES)}
        value={query.within}
        onValue={(within) => onChange({ within })}
      />
      <Checkbox
        label="Match case"
        checked={query.matchesCase}
        onChange={(matchesCase) => onChange({ matchesCase })}
      />
      <Checkbox
        label="Regular expression"
        checked={query.isPattern}
        onChange={(isPattern) => onChange({ isPattern })}
      />
    </div>
  )
}

function sentence({ search, found, at }: ReturnType<typeof useFind>): string {
  if (search.kind === 'refused') return search.message
  if (search.kind === 'running') return 'Searching…'
  if (search.kind === 'cancelled') return 'Cancelled. Press Enter to search again.'
  if (found === undefined)
    return 'This searches the whole result. Press Ctrl+F again for the browser’s own search.'
  const { starts, isCut } = found.matches
  if (starts.length === 0) return 'Not found.'
  return `${whole(at + 1)} of ${isCut ? 'more than ' : ''}${whole(starts.length)}`
}
