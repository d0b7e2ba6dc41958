import { memo, useRef, type RefObject, useEffect, useState } from 'react'

import { useSeenItems } from '@/islands/ui/rows/use-seen-items.ts'
import { chunkAt, type LineChunk } from '@/json/layout/chunker.ts'
import type { JsonResult } from '@/json/text/result.ts'
import { stretches } from './highlight.ts'

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

interface ResultChunkProps {
  result: JsonResult
  index: number
  /** Whether the chunk has been near the viewport. Until then a placeholder reserves its height. */
  isSeen: boolean
}

/** Renders one chunk of a result. Fetches its text when first seen; the browser lays it out only near the viewport. */
const ResultChunk = memo(function ResultChunk({ result, index, isSeen }: ResultChunkProps) {
  const { chunks } = result
  const chunk = chunkAt(chunks, index)
  const text = useChunkText(result, index, chunk, isSeen)
  const nextLine = chunks.firstLines[index + 1]
  const lineCount = Math.abs(nextLine ?? chunks.lineCount + 1) - chunk.firstLine
  const room = `${Math.max(lineCount, 1) * 1.5}em`
  if (text === undefined) return <pre data-item={index} style={{ height: room }} />
  return (
    <pre
      className="json-chunk"
      data-item={index}
      style={{ containIntrinsicHeight: `auto ${room}` }}
    >
      {linesOf(text).map((line, offset) => (
        <span
          key={offset}
          className="json-line"
          data-line={offset > 0 || chunk.beginsLine ? chunk.firstLine + offset : ''}
        >
          {stretches(line).map(({ kind, text: part }, place) =>
            kind === 'plain' ? (
              part
            ) : (
              <span key={place} className={`json-${kind}`}>
                {part}
              </span>
            ),
          )}
        </span>
      ))}
    </pre>
  )
})

function useChunkText(
  result: JsonResult,
  index: number,
  { start, end }: LineChunk,
  isSeen: boolean,
): string | undefined {
  const [fetched, setFetched] = useState<string>()
  const isOpening = index === 0
  useEffect(() => {
    if (!isSeen || isOpening) return
    let isWanted = true
    void result.whole
      .slice(start, end)
      .text()
      .then((text) => {
        if (isWanted) setFetched(text)
      })
    return () => {
      isWanted = false
    }
  }, [result, start, end, isSeen, isOpening])
  return isOpening ? result.opening : fetched
}

/** Returns the lines of a chunk with their line breaks, so that a selection copies them unchanged. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? []
}
