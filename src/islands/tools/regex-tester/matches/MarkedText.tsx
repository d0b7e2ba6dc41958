import { memo, useEffect, useMemo, useRef } from 'react'

import { useSeenItems } from '@/islands/ui/rows/use-seen-items.ts'
import type { Matches } from '../run.ts'
import { chunkBounds, markedParts, strideOf } from './marked-parts.ts'

interface Props {
  text: string
  matches: Matches
  /** The current match. */
  at: number
}

/** The text with its matches marked. Long texts are rendered where they are looked at. */
export function MarkedText(props: Props) {
  const bounds = useMemo(() => chunkBounds(props.text), [props.text])
  // Chunks are observed when they are made.
  return <Chunks key={bounds.length} {...props} bounds={bounds} />
}

function Chunks({ text, matches, at, bounds }: Props & { bounds: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null)
  const start = matches.spans[at * strideOf(matches)] ?? 0
  const current = bounds.slice(0, -1).findLastIndex((bound) => bound <= start)
  const seen = useSeenItems(box, 0)
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.clientHeight / 3
  }, [at, matches])
  return (
    <div
      ref={box}
      className="regex-text"
      role="region"
      aria-label="Text with its matches"
      tabIndex={0}
      dir="auto"
      translate="no"
    >
      {bounds.slice(0, -1).map((from, index) => (
        <MarkedChunk
          key={index}
          {...{ index, text, matches, from, to: bounds[index + 1] ?? from }}
          at={index === current ? at : undefined}
          isSeen={seen.has(index) || index === current}
        />
      ))}
    </div>
  )
}

interface ChunkProps {
  index: number
  text: string
  matches: Matches
  from: number
  to: number
  at: number | undefined
  isSeen: boolean
}

/** Characters of a line, for the height of a chunk that was not yet rendered. */
const LINE_LENGTH = 50

const MarkedChunk = memo(function MarkedChunk(props: ChunkProps) {
  const { index, text, matches, from, to, at, isSeen } = props
  if (!isSeen)
    return <div data-item={index} style={{ height: `${((to - from) / LINE_LENGTH) * 1.5}em` }} />
  return (
    <div data-item={index}>
      {markedParts(text, matches, from, to).map(({ text: part, match }, place) =>
        match === undefined ? (
          part
        ) : (
          <mark
            key={place}
            data-odd={match % 2 === 1 ? true : undefined}
            data-empty={part === '' ? true : undefined}
            aria-current={match === at ? true : undefined}
          >
            {part}
          </mark>
        ),
      )}
    </div>
  )
})
