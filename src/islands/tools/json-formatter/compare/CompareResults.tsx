import { useState, type ReactNode, useMemo } from 'react'

import { StepBar, useSteps } from '@/islands/ui/difference/StepBar.tsx'
import { whole } from '@/lib/format.ts'
import { textAt } from '@/json/compare/change-list.ts'
import type { Comparison, RowSign } from '@/json/compare/comparison.ts'
import { DifferenceRows, shownRows } from '@/islands/ui/difference/DifferenceRows.tsx'
import { contentOf, type JsonInput } from '../json-input.ts'
import { PaneTabs } from '../PaneTabs.tsx'
import { ApplyPatch, PatchView } from './PatchView.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import type { CompareView } from './use-compare.ts'
import { SIGNS } from './sentences.ts'
import { linesOfRow } from './row-text.ts'

export interface CompareResultsProps {
  view: CompareView
  left: JsonInput
}

const LOOKS = [
  { id: 'sides', label: 'Side by side', panel: 'differences' },
  { id: 'list', label: 'List', panel: 'differences' },
  { id: 'json-patch', label: 'JSON Patch' },
  { id: 'merge-patch', label: 'Merge Patch' },
  { id: 'apply', label: 'Apply a patch' },
] as const

type LookId = (typeof LOOKS)[number]['id']

/** Renders the differences in tabs: side by side, as a list and as patches. A last tab applies a patch. */
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
        <PaneTabs tabs={LOOKS} open={look} onOpen={open} />
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
      <StepBar
        count={comparison.changes.count}
        at={at}
        onStep={go}
        sentence={at < 0 ? '' : sentence(comparison, at)}
        none={comparison.notJson ? 'Every line is the same.' : 'Both documents say the same.'}
        {...fold}
      />
      {look === 'list' ? (
        <ChangeTable comparison={comparison} at={at} onChoose={choose} />
      ) : (
        <SideBySide key={String(isFolded)} comparison={comparison} at={at} isFolded={isFolded} />
      )}
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

function sentence({ changes }: Comparison, at: number): string {
  const path = textAt(changes.paths, at)
  const { word } = SIGNS[changes.kinds[at] as RowSign]
  const place = path === '' ? '' : ` ${path}`
  return `${whole(at + 1)} of ${whole(changes.count)}: ${word}${place}`
}

interface Props {
  comparison: Comparison
  /** The index of the current difference; -1 before the first. */
  at: number
  isFolded: boolean
}

/** Renders two documents line by line, side by side. */
function SideBySide({ comparison, at, isFolded }: Props) {
  const { sheet, changes } = comparison
  const rows = useMemo(
    () => shownRows(sheet.signs, changes.count > 0, isFolded),
    [sheet, changes, isFolded],
  )
  return (
    <DifferenceRows
      rows={rows}
      rowAt={(row) => ({
        sign: SIGNS[(sheet.signs[row] ?? 0) as RowSign],
        depth: sheet.depths[row] ?? 0,
        ...linesOfRow(comparison, row),
      })}
      at={at}
      current={at < 0 ? undefined : changes.rows[at]}
    />
  )
}
