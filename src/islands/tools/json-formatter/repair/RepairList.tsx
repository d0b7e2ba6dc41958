import { useRef, useState, type KeyboardEvent, useEffect, type RefObject } from 'react'

import type { Deed, RepairReport } from '@/json/repair/repair-report.ts'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'
import { REFUSALS } from '@/json/repair/sentences.ts'

import { contentOf, inputFromText } from '../json-input.ts'
import type { JsonFormatterState } from '../use-json-formatter.ts'
import { RepairItem, type ShowPlace } from './RepairItem.tsx'
import { useRepair, type Repair } from './use-repair.ts'

export interface RepairListProps {
  formatter: JsonFormatterState
  /** Shows a range of the input. Undefined when the input is not in a text box. */
  onShow: ShowPlace | undefined
  onClose: () => void
}

/** Problems shown at first, and added by each "Show more". */
const PER_PAGE = 50

/** Lists the syntax errors of a document, each with its possible fixes. */
export function RepairList({ formatter, onShow, onClose }: RepairListProps) {
  const box = useRef<HTMLDivElement>(null)
  const repair = useRepair(contentOf(formatter.input), async (text, state) => {
    const back = wayBack(box)
    await takeRepaired(formatter, text, state)
    if (state === 'valid') back()
  })
  const { keepAt } = useRepairFocus(box, repair.report)
  const close = () => {
    const back = wayBack(box)
    onClose()
    // Wait until the content that replaces the list is rendered.
    requestAnimationFrame(back)
  }
  const fix = (deed: Deed, problem: number) => {
    if (repair.share !== undefined) return
    keepAt(problem)
    repair.ask(deed)
  }
  return (
    <div
      ref={box}
      className="repair"
      role="region"
      aria-label="Repair"
      aria-busy={repair.share !== undefined}
      tabIndex={-1}
      onKeyDown={(event) => onEscape(event, close)}
    >
      <RepairHead
        repair={repair}
        onFixCertain={() => fix({ kind: 'fix-certain' }, 0)}
        onClose={close}
      />
      <Problems report={repair.report} onFix={fix} onShow={onShow} />
    </div>
  )
}

function onEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  close()
}

interface ProblemsProps extends Pick<RepairListProps, 'onShow'> {
  report: RepairReport | undefined
  onFix: (deed: Deed, problem: number) => void
}

function Problems({ report, onFix, onShow }: ProblemsProps) {
  const [shown, setShown] = useState(PER_PAGE)
  if (report?.kind !== 'problems') return null
  return (
    <>
      <ol>
        {report.listed.slice(0, shown).map((problem) => (
          <RepairItem
            key={problem.number}
            problem={problem}
            onFix={(choice) =>
              onFix({ kind: 'fix', problem: problem.number, choice }, problem.number)
            }
            onShow={onShow}
          />
        ))}
      </ol>
      {report.listed.length > shown && <More onClick={() => setShown(shown + PER_PAGE)} />}
    </>
  )
}

function More({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-small" onClick={onClick}>
      {`Show ${PER_PAGE} more`}
    </button>
  )
}

/** Replaces the document with a repaired text, and formats it when it is valid JSON. */
async function takeRepaired(
  formatter: JsonFormatterState,
  text: string,
  state: 'valid' | 'invalid',
): Promise<void> {
  const { input } = formatter
  const next = inputFromText(text, input.kind === 'held' ? input.name : undefined)
  formatter.replace(next, 'Undo repair')
  if (state === 'valid') await formatter.run('formatted', next)
}

type Box = RefObject<HTMLElement | null>

/** Manages the focus while the list changes: first on the list, then after a fix on the problem at the same index. */
export function useRepairFocus(box: Box, report: RepairReport | undefined) {
  const wanted = useRef<number>(undefined)
  useEffect(() => box.current?.focus(), [box])
  useEffect(() => {
    if (wanted.current === undefined) return
    const items = box.current?.querySelectorAll('[data-problem]') ?? []
    const item = items[Math.min(wanted.current, items.length - 1)]
    wanted.current = undefined
    const next = item?.querySelector('button') ?? box.current
    next?.focus()
  }, [box, report])
  return { keepAt: (problem: number) => void (wanted.current = problem) }
}

/** Returns a function that moves the focus back to the button that opened the list, after the list is closed. */
export function wayBack(box: Box): () => void {
  const card = box.current?.closest<HTMLElement>('[data-results]')
  return () => (card?.querySelector<HTMLElement>('[data-repair]') ?? card)?.focus()
}

type Report = Extract<RepairReport, { kind: 'problems' }>

interface Props {
  repair: Repair
  onFixCertain: () => void
  onClose: () => void
}

/** Shows the number of problems, and the actions for all of them. */
export function RepairHead({ repair, onFixCertain, onClose }: Props) {
  const { report, share, failure, cancel } = repair
  const certain = report?.kind === 'problems' ? report.certainCount : 0
  return (
    <div className="repair-head">
      <p className="text-sm" role="status">
        {failure ?? sentence(report)}
      </p>
      <span className="pane-actions">
        {certain > 0 && (
          <button
            type="button"
            className="button button-filled button-small"
            onClick={onFixCertain}
          >
            {plural(certain, 'Fix the certain one', `Fix all ${whole(certain)} certain ones`)}
          </button>
        )}
        <button type="button" className="button button-small" onClick={onClose}>
          Close
        </button>
      </span>
      {share !== undefined && share > 0 && (
        <Progress className="w-full" share={share} onCancel={cancel} />
      )}
    </div>
  )
}

function sentence(report: RepairReport | undefined): string {
  if (report === undefined) return 'Looking for problems…'
  if (report.kind === 'refused') return REFUSALS[report.refusal]
  if (report.count === 0) return 'No problems left: this is valid JSON.'
  return `${problemsOf(report)}${openOnes(report)}${listedOnes(report)}`
}

function problemsOf({ count, isCut }: Report): string {
  if (isCut) return `More than ${whole(count)} problems.`
  return `${counted(count, 'problem')}.`
}

function openOnes({ count, certainCount }: Report): string {
  const open = count - certainCount
  if (open === 0) return ''
  return ` ${counted(open, 'is', 'are')} for you to decide.`
}

function listedOnes({ count, listed }: Report): string {
  return count > listed.length ? ` The first ${whole(listed.length)} are listed.` : ''
}
