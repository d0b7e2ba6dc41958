import { useState } from 'react'

import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute, useTextWork, useReady } from '@/islands/text-tool/use-text-work.ts'
import type { Side } from '@/islands/ui/difference/signs.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { useUndo } from '@/islands/ui/text/ClearButtons.tsx'
import { EXAMPLE, NOTHING_IGNORED } from './choices.ts'
import type { CompareRequest, TextComparison } from './compare-texts.ts'
import type { Ignored } from './compared-lines.ts'
import workerAddress from './text-compare.worker.ts?worker&url'

/** UTF-16 code units of both texts that the page compares within a frame or two on a slow phone. */
const ABOVE = 10_000

const { load, compute } = lateCompute<CompareRequest, TextComparison>(
  async () => (await import('./compare-texts.ts')).compareTexts,
)
const work = {
  load,
  compute,
  large: inWorker<CompareRequest, TextComparison>(workerAddress, { above: ABOVE }),
}

interface Source extends CompareRequest {
  isWanted: boolean
}

const FIELDS = { left: 'text', right: 'other' } as const

/** Stores the two texts and their comparison, and returns the actions that change them. */
export function useCompare() {
  useEarly()
  const [source, setSource] = useState<Source>({
    ...{ text: '', other: '', ignored: NOTHING_IGNORED, isWanted: true },
  })
  const { text, other, ignored } = source
  const change = (changed: Partial<Source>) =>
    setSource((now) => ({ ...now, isWanted: true, ...changed }))
  const undos = {
    left: useUndo((left: string) => change({ text: left })),
    right: useUndo((right: string) => change({ other: right })),
  }
  const isUseful = text !== '' && other !== ''
  const isReady = useReady(work.load, isUseful)
  const outcome = useTextWork(isReady && isUseful && source.isWanted ? source : undefined, work)
  const edit = (side: Side, next: string) => {
    undos[side].forget()
    change({ [FIELDS[side]]: next })
  }
  return {
    ...{ texts: { left: text, right: other }, ignored, undos, edit, outcome },
    isCancelled: isUseful && !source.isWanted,
    clear(side: Side) {
      const last = source[FIELDS[side]]
      edit(side, '')
      if (last !== '') undos[side].keep('Undo clear', last)
    },
    setIgnored: (next: Ignored) => change({ ignored: next }),
    swap() {
      undos.left.forget()
      undos.right.forget()
      change({ text: other, other: text })
    },
    showExample: () => change({ text: EXAMPLE.left, other: EXAMPLE.right }),
    cancel: () => change({ isWanted: false }),
    again: () => change({}),
  }
}

export type CompareState = ReturnType<typeof useCompare>
