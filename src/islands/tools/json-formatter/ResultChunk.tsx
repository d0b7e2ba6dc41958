import { memo, useEffect, useState } from 'react'

import { stretches } from './highlight.ts'
import type { JsonResult } from '@/json/text/result.ts'
import { chunkAt, type LineChunk } from '@/json/layout/chunker.ts'

interface Props {
  result: JsonResult
  index: number
  /** Whether the chunk has been near the viewport. Until then a placeholder reserves its height. */
  isSeen: boolean
}

/** Renders one chunk of a result. Fetches its text when first seen; the browser lays it out only near the viewport. */
export const ResultChunk = memo(function ResultChunk({ result, index, isSeen }: Props) {
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
