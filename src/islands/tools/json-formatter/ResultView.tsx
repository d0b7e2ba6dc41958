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
import { fileSize } from '@/lib/file-size.ts'
import { counted } from '@/lib/quantity.ts'
import { whole } from '@/lib/format.ts'
import { showPlace, type ResultHandle } from './line-place.ts'
import { chunkAt } from '@/json/layout/chunker.ts'
import type { JsonResult, Layout, LineChunks } from '@/json/text/result.ts'
import { Pager } from '@/islands/ui/rows/Pager.tsx'
import { CHUNKS_PER_BLOCK, ResultBlock } from './ResultBlock.tsx'
import { useSeenItems } from '@/islands/ui/rows/use-seen-items.ts'
import { useOpened } from './use-opened.ts'

/** Firefox limits an element to about 17 million pixels. A page of 100,000 lines is far below that. */
const BLOCKS_PER_PAGE = 20
const CHUNKS_PER_PAGE = BLOCKS_PER_PAGE * CHUNKS_PER_BLOCK

interface Props {
  result: JsonResult
  layout: Layout
}

interface ViewProps extends Props {
  finding: Finding
  /** The byte of the result to show. Each request is a new object. */
  place: { byte: number } | undefined
  /** Receives the line of the text that was pressed. */
  onLine: (line: Element) => void
}

/** Renders a formatted document with its search bar. */
export function ResultView({ result, layout, finding, place, onLine }: ViewProps) {
  const [page, setPage] = useState(0)
  const [wanted, setWanted] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const handle = useMemo<ResultHandle>(
    () => ({
      box: () => box.current,
      showChunk: (index) => {
        setPage(Math.floor(index / CHUNKS_PER_PAGE))
        setWanted(index)
      },
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
      {/* The key resets the scroll position on each page. */}
      <Lines key={page} result={result} layout={layout} page={page} box={box} wanted={wanted} />
      <div className="pane-foot">
        <p className="hint tabular-nums">{sizeOf(result)}</p>
        {result.chunks.firstLines.length > CHUNKS_PER_PAGE && (
          <LinePager chunks={result.chunks} page={page} onPage={setPage} />
        )}
      </div>
    </div>
  )
}

/** Scrolls to the byte that a panel requests. */
function usePlaceInSight(view: ResultHandle, { chunks }: JsonResult, place: ViewProps['place']) {
  useEffect(
    () => (place === undefined ? undefined : showPlace(view, chunks, place.byte)),
    [view, chunks, place],
  )
}

interface LinesProps extends Props {
  page: number
  box: RefObject<HTMLDivElement | null>
  /** The chunk that a panel or the search wants to show. */
  wanted: number
}

/** Renders a page of numbered lines. Only the blocks of chunks near the viewport are in the page. */
function Lines({ result, layout, page, box, wanted }: LinesProps) {
  const { chunks } = result
  const first = page * BLOCKS_PER_PAGE
  const end = Math.min(
    first + BLOCKS_PER_PAGE,
    Math.ceil(chunks.firstLines.length / CHUNKS_PER_BLOCK),
  )
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
        <ResultBlock
          key={offset}
          index={first + offset}
          result={result}
          box={box}
          isSeen={
            seen.has(first + offset) || Math.floor(wanted / CHUNKS_PER_BLOCK) === first + offset
          }
        />
      ))}
    </div>
  )
}

function sizeOf({ chunks, whole: blob }: JsonResult): string {
  return `${counted(chunks.lineCount, 'line')}, ${fileSize(blob.size)}`
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

/** Opens and closes the search bar of a result. */
export function useFinding() {
  const { Part: Bar, isOpen, open, close } = useOpened(loadBar)
  /** Opens the search bar on Ctrl or ⌘ + F. A second press opens the browser's own search. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return { Bar, isOpen, open, close, onKeyDown }
}

type Finding = ReturnType<typeof useFinding>
