import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  type KeyboardEvent,
} from 'react'
import { fileSize } from '@/lib/quantity.ts'
import { whole } from '@/lib/format.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { chunkAt } from '@/json/layout/chunker.ts'
import type { JsonResult, Layout, LineChunks } from '@/json/text/result.ts'
import { Pager } from '@/islands/ui/rows/Pager.tsx'
import { ResultChunk } from './ResultChunk.tsx'
import { useSeenItems } from '@/islands/ui/rows/use-seen-items.ts'
import type { ResultHandle } from './panel-props.ts'
import { useOpened } from './use-opened.ts'

/** Browsers cannot make a box taller than some 17 million pixels (Firefox); a page of 100,000 lines stays far below. */
const CHUNKS_PER_PAGE = 1000

interface Props {
  result: JsonResult
  layout: Layout
}

interface ViewProps extends Props {
  finding: Finding
  /** A byte of the result that is to be shown, a new object for each time. */
  place: { byte: number } | undefined
  /** Told which line of the text was pressed. */
  onLine: (line: Element) => void
}

/** A laid-out document, with what finds a text in it. */
export function ResultView({ result, layout, finding, place, onLine }: ViewProps) {
  const [page, setPage] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const handle = useMemo<ResultHandle>(
    () => ({
      box: () => box.current,
      showChunk: (index) => setPage(Math.floor(index / CHUNKS_PER_PAGE)),
    }),
    [],
  )
  usePlaceInSight(handle, result, place)
  const close = () => {
    finding.close()
    box.current?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    const line = (target as Element).closest('.json-line')
    if (line) onLine(line)
  }
  return (
    <div className="contents" onKeyDown={finding.onKeyDown} onClick={onClick}>
      {finding.Bar && <finding.Bar result={result} view={handle} onClose={close} />}
      {/* A new page begins at its top. */}
      <Lines key={page} result={result} layout={layout} page={page} box={box} />
      <div className="pane-foot">
        <p className="hint tabular-nums">{sizeOf(result)}</p>
        {result.chunks.firstLines.length > CHUNKS_PER_PAGE && (
          <LinePager chunks={result.chunks} page={page} onPage={setPage} />
        )}
      </div>
    </div>
  )
}

/** Shows a place that a panel names; what does so is loaded when it is first needed. */
function usePlaceInSight(view: ResultHandle, { chunks }: JsonResult, place: ViewProps['place']) {
  useEffect(() => {
    if (place === undefined) return
    let stop: (() => void) | undefined
    let isWanted = true
    void attempt(async () => {
      const { showPlace } = await loadPart(() => import('./line-place.ts'))
      if (isWanted) stop = showPlace(view, chunks, place.byte)
    })
    return () => {
      isWanted = false
      stop?.()
    }
  }, [view, chunks, place])
}

interface LinesProps extends Props {
  page: number
  box: RefObject<HTMLDivElement | null>
}

/** A page of lines with their numbers. Of a long one only what is near the screen is fetched and laid out. */
function Lines({ result, layout, page, box }: LinesProps) {
  const { chunks } = result
  const first = page * CHUNKS_PER_PAGE
  const end = Math.min(first + CHUNKS_PER_PAGE, chunks.firstLines.length)
  const seen = useSeenItems(box, first)
  const gutter = { '--digits': String(chunks.lineCount).length } as CSSProperties
  return (
    <div
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

function LinePager({ chunks, page, onPage }: PagerProps) {
  const { firstLine } = chunkAt(chunks, page * CHUNKS_PER_PAGE)
  const count = Math.ceil(chunks.firstLines.length / CHUNKS_PER_PAGE)
  return <Pager label={`From line ${whole(firstLine)}`} page={page} count={count} onPage={onPage} />
}

const loadBar = async () => (await import('./find/FindBar.tsx')).FindBar

/** The search in a result. */
export function useFinding() {
  const { Part: Bar, isOpen, open, close } = useOpened(loadBar)
  /** In the result the keys of every search open this one; pressed again, they are the browser's own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return { Bar, isOpen, open, close, onKeyDown }
}

type Finding = ReturnType<typeof useFinding>
