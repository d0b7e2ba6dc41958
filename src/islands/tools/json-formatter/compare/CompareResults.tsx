import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { contentOf, type JsonInput } from '../json-input.ts'
import { ApplyPatch } from './ApplyPatch.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { PatchView } from './PatchView.tsx'
import { SideBySide } from './SideBySide.tsx'
import { StepBar } from './StepBar.tsx'
import type { CompareView } from './use-compare.ts'

export interface CompareResultsProps {
  view: CompareView
  left: JsonInput
}

const LOOKS = [
  { id: 'sides', label: 'Side by side' },
  { id: 'list', label: 'List' },
  { id: 'json-patch', label: 'JSON Patch' },
  { id: 'merge-patch', label: 'Merge Patch' },
  { id: 'apply', label: 'Apply a patch' },
] as const

type LookId = (typeof LOOKS)[number]['id']

/** The looks at the differences of two documents: side by side, as a list, as patches; and what applies a patch. */
export function CompareResults({ view, left }: CompareResultsProps) {
  const [look, setLook] = useState<LookId>('sides')
  const [wasApplyOpen, setApplyOpen] = useState(false)
  const open = (id: LookId) => {
    setLook(id)
    if (id === 'apply') setApplyOpen(true)
  }
  return (
    <>
      <div className="pane-looks">
        <LookTabs look={look} onLook={open} />
      </div>
      <Tabpanel id="differences" isOpen={look === 'sides' || look === 'list'} look={look}>
        <Differences key={view.run} view={view} look={look} onLook={setLook} />
      </Tabpanel>
      <Tabpanel id="json-patch" isOpen={look === 'json-patch'} look="json-patch">
        <PatchView key={view.run} kind="json" patches={view.patches} />
      </Tabpanel>
      <Tabpanel id="merge-patch" isOpen={look === 'merge-patch'} look="merge-patch">
        <PatchView key={view.run} kind="merge" patches={view.patches} />
      </Tabpanel>
      <Tabpanel id="apply" isOpen={look === 'apply'} look="apply">
        {wasApplyOpen && <ApplyPatch document={contentOf(left)} />}
      </Tabpanel>
    </>
  )
}

interface DifferencesProps {
  view: CompareView
  look: LookId
  onLook: (look: LookId) => void
}

function Differences({ view: { comparison }, look, onLook }: DifferencesProps) {
  const { at, setAt, go, onKeyDown } = useSteps(comparison?.changes.count ?? 0)
  const [isFolded, setFolded] = useState(true)
  if (comparison === undefined) return <p className="pane-empty">The differences appear here.</p>
  const choose = (change: number) => {
    setAt(change)
    onLook('sides')
  }
  const fold = { isFolded, onFolded: look === 'sides' ? setFolded : undefined }
  return (
    <div className="contents" onKeyDown={onKeyDown}>
      <StepBar comparison={comparison} at={at} onStep={go} {...fold} />
      {look === 'list' ? (
        <ChangeTable comparison={comparison} at={at} onChoose={choose} />
      ) : (
        <SideBySide key={String(isFolded)} comparison={comparison} at={at} isFolded={isFolded} />
      )}
    </div>
  )
}

/** The difference that the visitor is at, -1 before the first, and the ways to the next. After the last one comes the first. */
function useSteps(count: number) {
  const [at, setAt] = useState(-1)
  const go = (by: number) =>
    setAt((before) => (before + by + count + (before < 0 && by < 0 ? 1 : 0)) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || !event.altKey || count === 0) return
    event.preventDefault()
    go(by)
  }
  return { at, setAt, go, onKeyDown }
}

/** The arrow keys go from tab to tab. */
function LookTabs({ look, onLook }: { look: LookId; onLook: (look: LookId) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[]
    tabs.at((tabs.indexOf(event.target as HTMLElement) + step) % tabs.length)?.focus()
  }
  return (
    <div ref={list} className="pane-tabs" role="tablist" aria-label="Looks" onKeyDown={onKeyDown}>
      {LOOKS.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === look}
          aria-controls={`panel-${id === 'sides' || id === 'list' ? 'differences' : id}`}
          tabIndex={id === look ? 0 : -1}
          onClick={() => onLook(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function Tabpanel(props: { id: string; isOpen: boolean; look: string; children: ReactNode }) {
  const { id, isOpen, look, children } = props
  return (
    <div
      id={`panel-${id}`}
      className="pane-panel"
      role="tabpanel"
      aria-labelledby={`tab-${look}`}
      hidden={!isOpen}
    >
      {children}
    </div>
  )
}
