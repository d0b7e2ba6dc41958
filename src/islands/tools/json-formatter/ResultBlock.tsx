import { memo, useRef, type RefObject } from 'react'

import { useSeenItems } from '@/islands/ui/rows/use-seen-items.ts'
import { chunkAt } from '@/json/layout/chunker.ts'
import type { JsonResult } from '@/json/text/result.ts'
import { ResultChunk } from './ResultChunk.tsx'

/** A placeholder for each of the chunks of a long page would delay its first screen. */
export const CHUNKS_PER_BLOCK = 50

interface Props {
  result: JsonResult
  index: number
  /** The scroll container. */
  box: RefObject<HTMLElement | null>
  /** Whether the block has been near the viewport. Until then it only reserves its height. */
  isSeen: boolean
}

/** Renders a block of chunks. */
export const ResultBlock = memo(function ResultBlock({ isSeen, ...props }: Props) {
  const { chunks } = props.result
  const first = props.index * CHUNKS_PER_BLOCK
  const end = Math.min(first + CHUNKS_PER_BLOCK, chunks.firstLines.length)
  if (isSeen) return <Chunks first={first} end={end} {...props} />
  const lastLine = Math.abs(chunks.firstLines[end] ?? chunks.lineCount + 1)
  const lines = Math.max(lastLine - chunkAt(chunks, first).firstLine, end - first)
  return <div data-item={props.index} style={{ height: `${lines * 1.5}em` }} />
})

interface ChunksProps extends Omit<Props, 'isSeen'> {
  first: number
  end: number
}

function Chunks({ result, index, first, end, box }: ChunksProps) {
  const block = useRef<HTMLDivElement>(null)
  const seen = useSeenItems(box, first, block)
  return (
    <div ref={block} data-item={index}>
      {Array.from({ length: end - first }, (_, offset) => (
        <ResultChunk
          key={offset}
          index={first + offset}
          result={result}
          isSeen={seen.has(first + offset)}
        />
      ))}
    </div>
  )
}
