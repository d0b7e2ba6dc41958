import { useRef, useState, type CSSProperties } from 'react'

import { fileSize } from '@/lib/quantity.ts'
import { whole } from '@/lib/format.ts'

import { chunkAt } from './engine/chunker.ts'
import type { JsonResult, Layout, LineChunks } from './engine/protocol.ts'
import { ResultChunk } from './ResultChunk.tsx'
import { useSeenChunks } from './use-seen-chunks.ts'

/** Browsers cannot make a box taller than some 17 million pixels (Firefox); a page of 100,000 lines stays far below. */
const CHUNKS_PER_PAGE = 1000

interface Props {
  result: JsonResult
  layout: Layout
}

/** A laid-out document with line numbers. Of a long one only what is near the screen is fetched and laid out. */
export function ResultView({ result, layout }: Props) {
  const { chunks } = result
  const [page, setPage] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const first = page * CHUNKS_PER_PAGE
  const end = Math.min(first + CHUNKS_PER_PAGE, chunks.firstLines.length)
  const seen = useSeenChunks(box, first)
  const gutter = { '--digits': String(chunks.lineCount).length } as CSSProperties

  return (
    <>
      <div
        // A new page begins at its top.
        key={page}
        ref={box}
        className="json-view"
        role="region"
        aria-label={layout === 'formatted' ? 'Formatted JSON' : 'Minified JSON'}
        tabIndex={0}
        style={gutter}
        data-result={layout}
      >
        {Array.from({ length: end - first }, (_, offset) => (
          <ResultChunk
            key={offset}
            index={first + offset}
            result={result}
            isSeen={seen.has(first + offset)}
          />
        ))}
      </div>
      <div className="pane-foot">
        <p className="hint tabular-nums">{sizeOf(result)}</p>
        {chunks.firstLines.length > CHUNKS_PER_PAGE && (
          <Pager chunks={chunks} page={page} onPage={setPage} />
        )}
      </div>
    </>
  )
}

function sizeOf({ chunks, whole: blob }: JsonResult): string {
  const lines = chunks.lineCount === 1 ? '1 line' : `${whole(chunks.lineCount)} lines`
  return `${lines}, ${fileSize(blob.size)}`
}

interface PagerProps {
  chunks: LineChunks
  page: number
  onPage: (page: number) => void
}

function Pager({ chunks, page, onPage }: PagerProps) {
  const { firstLine } = chunkAt(chunks, page * CHUNKS_PER_PAGE)
  const isLast = (page + 1) * CHUNKS_PER_PAGE >= chunks.firstLines.length
  return (
    <div className="flex items-center gap-2">
      <span className="hint tabular-nums">{`From line ${whole(firstLine)}`}</span>
      <button
        type="button"
        className="button button-small"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        Back
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={isLast}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </div>
  )
}
