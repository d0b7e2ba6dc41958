import { useRef } from 'react'

import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { selectInBox } from '../select-in-box.ts'
import { CompareCard } from './CompareCard.tsx'
import { DocumentPane } from './DocumentPane.tsx'
import type { NotJson } from '@/json/compare/comparison.ts'
import { useCompare } from './use-compare.ts'
import type { Side } from '@/islands/ui/difference/signs.ts'

/** Renders two documents side by side, with their differences below. */
export default function JsonCompare() {
  const state = useCompare()
  const page = useKeptFocus<HTMLDivElement>()
  useEarly()
  const left = useRef<HTMLTextAreaElement>(null)
  const right = useRef<HTMLTextAreaElement>(null)
  const show = (side: Side, { failure }: NotJson) => {
    const box = (side === 'left' ? left : right).current
    if (box && failure) selectInBox(box, failure.index, failure.excerpt.at.length)
  }
  return (
    <div ref={page}>
      <div className="panes compare-panes" data-inputs>
        <DocumentPane side="left" state={state} box={left} />
        <DocumentPane side="right" state={state} box={right} />
      </div>
      <CompareCard state={state} onShow={show} />
    </div>
  )
}
