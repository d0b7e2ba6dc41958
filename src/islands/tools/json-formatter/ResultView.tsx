import { useRef, useState, type CSSProperties } from 'react'

import { fileSize } from '@/lib/quantity.ts'
import { whole } from '@/lib/format.ts'

import type { JsonResult } from './engine/json-job.ts'
import type { Layout } from './engine/writer.ts'
import { chunkAt } from './engine/chunker.ts'
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
  const { chunks, whole: blob } = result
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
        className="json-view mt-2 h-96 lg:h-auto lg:min-h-72 lg:grow lg:basis-0"
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
      <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="hint tabular-nums">
          {`${chunks.lineCount === 1 ? '1 line' : `${whole(chunks.lineCount)} lines`}, ${fileSize(blob.size)}`}
        </p>
        {chunks.firstLines.length > CHUNKS_PER_PAGE && (
          <Pager
            firstLine={chunkAt(chunks, first).firstLine}
            onPrevious={first === 0 ? undefined : () => setPage(page - 1)}
            onNext={end === chunks.firstLines.length ? undefined : () => setPage(page + 1)}
          />
        )}
      </div>
    </>
  )
}

interface PagerProps {
  firstLine: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

function Pager({ firstLine, onPrevious, onNext }: PagerProps) {
  return (
    <div className="flex items-center gap-2">
      <span className="hint tabular-nums">{`From line ${whole(firstLine)}`}</span>
      <button
        type="button"
        className="button button-small"
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        Back
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={onNext === undefined}
        onClick={onNext}
      >
        Next
      </button>
    </div>
  )
}
