import { useEffect, useRef } from 'react'

import { KEYS as TABLE } from '@/json/convert/sentences.ts'
import { KEYS as QUERY } from '@/json/query/sentences.ts'
import { KEYS as TREE } from '@/json/tree/sentences.ts'
import { STEP_KEYS as DIFFERENCES } from '@/islands/ui/difference/signs.ts'

export interface KeyMapProps {
  groups: readonly KeyGroup[]
  onClose: () => void
}

/** Renders the keyboard shortcuts of the page in a modal dialog. */
export function KeyMap({ groups, onClose }: KeyMapProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="key-map card raised panel"
      aria-labelledby="key-map-title"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="key-map-title" className="heading-2">
          {TITLE}
        </h2>
        <button
          type="button"
          className="button button-small"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </dialog>
  )
}

/** The keyboard shortcuts of one area of a page. */
export interface KeyGroup {
  title: string
  keys: readonly (readonly [keys: string, what: string])[]
}

const TITLE = 'Keyboard shortcuts'

export const SHOW_KEYS = ['?', 'Show these shortcuts'] as const

export const TABS: KeyGroup = {
  title: 'Tabs of the result',
  keys: [
    ['← →', 'Go from tab to tab'],
    ['Enter, Space', 'Open the tab'],
  ],
}

const FIND_KEYS: [keys: string, what: string][] = [
  ['Ctrl or ⌘ + F', 'Search the result; press again for the browser’s own search'],
  ['Enter', 'Go to the next match'],
  ['Shift + Enter', 'Go to the previous match'],
  ['Escape', 'Close the search'],
]

/** The keyboard shortcuts of the formatter page, by area. */
const FORMATTER_AREAS: KeyGroup[] = [
  { title: 'Everywhere', keys: [['Ctrl or ⌘ + Enter', 'Format and validate'], SHOW_KEYS] },
  TABS,
  { title: 'Text of the result', keys: FIND_KEYS },
  { title: 'Tree', keys: TREE },
  { title: 'Query', keys: QUERY },
  { title: 'Table of the result', keys: TABLE },
]

export function FormatterKeys(props: { onClose: () => void }) {
  return <KeyMap groups={FORMATTER_AREAS} {...props} />
}

/** The keyboard shortcuts of the comparison page, by area. */
const COMPARE_AREAS: KeyGroup[] = [
  { title: 'Everywhere', keys: [SHOW_KEYS] },
  { title: 'Differences', keys: DIFFERENCES },
  TABS,
]

export function CompareKeys(props: { onClose: () => void }) {
  return <KeyMap groups={COMPARE_AREAS} {...props} />
}
