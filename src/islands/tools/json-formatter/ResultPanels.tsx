import { ownEntry } from '@/lib/own-entry.ts'
import { after } from '@/islands/ui/work/use-settled.ts'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  useEffect,
} from 'react'
import type { JsonResult, Layout } from '@/json/text/result.ts'
import { setCurrentDocument } from './document-tasks.ts'
import { type PanelProps, loadPanel } from './use-opened.ts'
import { PANELS } from './panels.ts'
import { HeightToggle } from './Splitter.tsx'
import { PaneTabs } from './PaneTabs.tsx'
import { ResultView, useFinding } from './ResultView.tsx'
export { OptionsForm } from './options/OptionsForm.tsx'
export { Splitter } from './Splitter.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { byteOfLine } from './line-place.ts'
import { SecretsLine, type SecretsLineProps } from './secrets/SecretsLine.tsx'

/** The text tab, which needs no lazy loading. */
const TEXT = 'text'
const TABS = [{ id: TEXT, label: 'Text' }, ...PANELS]

interface Props {
  result: JsonResult
  layout: Layout
  /** The number of the result. A new number resets the panels. */
  run: number
  /** Receives another result for the same document, at the visitor's request. */
  onResult: (result: JsonResult) => void
  /** Receives a document that replaces the input. */
  onInput: (document: Blob) => Promise<void>
}

/** Renders a result in tabs: its text with the search bar, and the panels, each loaded when first opened. */
export function ResultPanels({ result, layout, run, onResult, onInput }: Props) {
  // A layout effect, because the effects of the panels already query the current document.
  useLayoutEffect(() => setCurrentDocument(result.whole), [result])
  const { open, loaded, choose } = usePanels()
  const finding = useFinding()
  const secrets = useSecretsLine()
  const { place, chosen, show, setLine, settleLine } = usePlaces(result)
  const onShow = (byte: number) => {
    show(byte)
    void choose(TEXT)
  }
  const takeAsInput = async (made: Blob) => {
    await choose(TEXT)
    focusTab(TEXT)
    await onInput(made)
  }
  const panelProps = { result, onShow, chosen, onInput: (made: Blob) => void takeAsInput(made) }
  return (
    <>
      {secrets.Line && <secrets.Line result={result} onResult={onResult} />}
      <div className="pane-looks">
        <PaneTabs tabs={TABS} open={open} onOpen={(id) => (settleLine(), void choose(id))} />
        {open === TEXT && !finding.isOpen && <FindButton onClick={() => void finding.open()} />}
        <HeightToggle />
      </div>
      <Tabpanel id={TEXT} open={open}>
        <ResultView
          key={run}
          result={result}
          layout={layout}
          finding={finding}
          place={place}
          onLine={setLine}
        />
      </Tabpanel>
      <LazyPanels open={open} run={run} loaded={loaded} {...panelProps} />
    </>
  )
}

/** Renders the report on secrets after the result is rendered. */
function useSecretsLine() {
  const [Line, setLine] = useState<ComponentType<SecretsLineProps>>()
  useEffect(() => after(200, () => setLine(() => SecretsLine)), [])
  return { Line }
}

/** Focuses a tab. Needed because a new result replaces the panel that had the focus. */
function focusTab(id: string): void {
  document.getElementById(`tab-${id}`)?.focus()
}

/** Renders all panels except the text. */
function LazyPanels({ open, run, loaded, ...panelProps }: LazyPanelsProps) {
  return PANELS.map(({ id }) => (
    <Tabpanel key={id} id={id} open={open}>
      <LazyPanel key={run} isOpen={id === open} Loaded={ownEntry(loaded, id)} {...panelProps} />
    </Tabpanel>
  ))
}

function FindButton(props: { onClick: () => void }) {
  return (
    <button type="button" className="button button-small" {...props}>
      Find
    </button>
  )
}

function Tabpanel(props: { id: string; open: string; children: ReactNode }) {
  const { id, open, children } = props
  return (
    <div
      id={`panel-${id}`}
      className="pane-panel"
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      hidden={id !== open}
    >
      {children}
    </div>
  )
}

interface LazyPanelsProps extends PanelProps {
  open: string
  run: number
  loaded: ReturnType<typeof usePanels>['loaded']
}

interface LazyPanelProps extends PanelProps {
  isOpen: boolean
  Loaded: ComponentType<PanelProps> | undefined
}

/** Mounts a panel when it is first opened, and keeps it mounted when another panel opens. */
function LazyPanel({ isOpen, Loaded, ...props }: LazyPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return Loaded ? <Loaded {...props} /> : <p className="pane-empty">Loading…</p>
}

/** Stores the positions that the text and the panels share: the byte to show in the text, and the last pressed line. */
function usePlaces({ chunks }: JsonResult) {
  const line = useRef<Element>(undefined)
  const [place, setPlace] = useState<{ byte: number }>()
  const [chosen, setChosen] = useState<number>()
  const settleLine = () => {
    if (!line.current?.isConnected) return
    setChosen(byteOfLine(line.current, chunks))
  }
  return {
    place,
    chosen,
    settleLine,
    setLine: (pressed: Element) => void (line.current = pressed),
    show: (byte: number) => setPlace({ byte }),
  }
}

/** Stores which panel is open and which panels have been loaded. */
function usePanels() {
  const [open, setOpen] = useState(TEXT)
  const [loaded, setLoaded] = useState<Record<string, ComponentType<PanelProps>>>({})
  const choose = (id: string) =>
    attempt(async () => {
      const panel = PANELS.find((one) => one.id === id)
      setOpen(id)
      if (panel === undefined || ownEntry(loaded, id) !== undefined) return
      try {
        const component = await loadPanel(panel.load)
        setLoaded((before) => ({ ...before, [id]: component }))
      } catch (error) {
        setOpen((now) => (now === id ? TEXT : now))
        throw error
      }
    })
  return { open, loaded, choose }
}
