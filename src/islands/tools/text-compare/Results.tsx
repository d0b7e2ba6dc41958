import { useEffect, useMemo, useRef, useState } from 'react'

import { whole } from '@/lib/format.ts'

import {
  DifferenceRows,
  type DifferenceRow,
  shownRows,
} from '@/islands/ui/difference/DifferenceRows.tsx'
import { ADDED, CHANGED, REMOVED, SAME } from '@/islands/ui/difference/signs.ts'
import { StepBar, useSteps } from '@/islands/ui/difference/StepBar.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { MOST_WITH_WORDS } from './choices.ts'
import { lineAt, numberAt, type CompareRequest, type TextComparison } from './compare-texts.ts'
import { layOut, type Look, type RowLayout } from './row-layout.ts'
import { unifiedPatch } from './unified-patch.ts'
import { plainParts, wordParts } from './word-parts.ts'

interface Props {
  request: CompareRequest
  comparison: TextComparison
}

const LOOKS: { value: Look; label: string }[] = [
  { value: 'sides', label: 'Side by side' },
  { value: 'unified', label: 'Unified' },
]
const SIGNS = [SAME, REMOVED, ADDED, CHANGED]

/** Renders the lines of two texts with their differences, side by side or unified, and offers them as a patch. */
export function Results({ request, comparison }: Props) {
  // Two columns of lines are too narrow on a phone.
  const [look, setLook] = useState<Look>(() =>
    matchMedia('(width < 48rem)').matches ? 'unified' : 'sides',
  )
  const { order, blankLines } = request.ignored
  const hasPatch = !order && !blankLines && comparison.runs.length > 0
  return (
    <>
      <div className="pane-find">
        <div className="grow">
          <ModeToggle label="Look" modes={LOOKS} value={look} onMode={setLook} />
        </div>
        {hasPatch && <PatchButtons {...{ request, comparison }} />}
      </div>
      <Lines request={request} comparison={comparison} look={look} />
    </>
  )
}

function PatchButtons({ request, comparison }: Props) {
  const patch = () => unifiedPatch(request, comparison)
  return (
    <div className="pane-actions">
      <CopyButton text={patch} label="Copy patch" isInBar />
      <SendToButton content={patch} subject="the patch" />
      <DownloadButton fileName={() => 'changes.patch'} content={patch} label="Download patch" />
    </div>
  )
}

function Lines({ request, comparison, look }: Props & { look: Look }) {
  const count = comparison.runs.length / 4
  const { at, go, setAt, onKeyDown } = useSteps(count)
  const [isFolded, setFolded] = useState(true)
  const layout = useMemo(() => layOut(comparison, look), [comparison, look])
  const rows = useMemo(
    () => shownRows(layout.signs, count > 0, isFolded),
    [layout, count, isFolded],
  )
  const last = useRef(comparison)
  useEffect(() => {
    // Another comparison has other differences.
    if (last.current !== comparison) setAt(-1)
    last.current = comparison
  }, [comparison, setAt])
  return (
    <div className="contents" onKeyDown={onKeyDown}>
      <StepBar
        count={count}
        at={Math.min(at, count - 1)}
        onStep={go}
        sentence={`${whole(at + 1)} of ${whole(count)}`}
        none="Every line is the same."
        isFolded={isFolded}
        onFolded={setFolded}
      />
      <DifferenceRows
        key={String(isFolded)}
        rows={rows}
        rowAt={(row) => rowOf(request, comparison, layout, row)}
        at={at}
        current={at < 0 ? undefined : layout.firsts[at]}
        isUnified={look === 'unified'}
      />
    </div>
  )
}

function rowOf(
  { text, other, ignored }: CompareRequest,
  { left, right }: TextComparison,
  { lefts, rights, signs }: RowLayout,
  row: number,
): DifferenceRow {
  const [a, b] = [lefts[row] ?? -1, rights[row] ?? -1]
  const sign = SIGNS[signs[row] ?? 0] ?? SAME
  const [before, after] = [a < 0 ? '' : lineAt(text, left, a), b < 0 ? '' : lineAt(other, right, b)]
  const hasWords =
    sign !== SAME && a >= 0 && b >= 0 && Math.max(text.length, other.length) <= MOST_WITH_WORDS
  const [leftParts, rightParts] = hasWords
    ? wordParts(before, after, ignored)
    : [plainParts(before), plainParts(after)]
  return {
    sign,
    depth: 0,
    ...(a >= 0 && sign !== ADDED && { left: leftParts, leftNumber: numberAt(left, a) }),
    ...(b >= 0 && sign !== REMOVED && { right: rightParts, rightNumber: numberAt(right, b) }),
  }
}
