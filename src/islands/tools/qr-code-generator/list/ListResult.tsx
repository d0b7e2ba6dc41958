import { counted } from '@/lib/quantity.ts'
import type { RefObject } from 'react'

import { whole } from '@/lib/format.ts'

import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { ListProblem } from './list-entries.ts'
import { type ListCodes, zippedCodes } from './use-list-codes.ts'

interface Props {
  made: ListCodes | undefined
  /** The list has changed since the codes were made. */
  isOutdated: boolean
  sheet: RefObject<HTMLElement | null>
}

/** The number of codes, the lines without one, and the buttons to print and download. */
export function ListResult({ made, isOutdated, sheet }: Props) {
  const count = made?.codes.length ?? 0
  const isWhole = made !== undefined && made.done === made.all && made.failure === undefined
  const isOffered = isWhole && !isOutdated && count > 0
  const zip = (format: 'png' | 'svg') => ({
    className: 'button grow',
    label: `ZIP of ${format.toUpperCase()} files`,
    disabled: !isOffered,
    fileName: () => `qr-codes-${format}.zip`,
    content: () => (made ? zippedCodes(made, format) : ''),
  })
  return (
    <>
      <State {...{ made, isOutdated, isWhole, count }} />
      {made?.failure && (
        <p className="notice" data-tone="bad" role="alert">
          {made.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button grow"
          disabled={!isOffered}
          onClick={() => sheet.current && printList(sheet.current)}
        >
          Print the sheet
        </button>
        <DownloadButton {...zip('png')} />
        <DownloadButton {...zip('svg')} />
      </div>
      <Lines title="Lines without a code" problems={made?.problems} />
      <Lines title="Lines to check" problems={made?.notes} />
    </>
  )
}

interface StateProps extends Omit<Props, 'sheet'> {
  /** All codes of the list are made. */
  isWhole: boolean
  count: number
}

/** The outline of the result, then how far it is. */
function State({ made, isOutdated, isWhole, count }: StateProps) {
  return (
    <div
      className={made === undefined && !isOutdated ? 'flex grow flex-col' : undefined}
      data-state={isWhole && !isOutdated ? 'whole' : 'making'}
    >
      {made === undefined && !isOutdated && (
        <p className="empty min-h-40 grow">
          Your codes appear here while you type. Each is read back before it is offered.
        </p>
      )}
      <p role="status">{isOutdated ? 'Making the codes…' : made && stateOf(made, count)}</p>
    </div>
  )
}

function stateOf(made: ListCodes, count: number): string {
  if (made.failure !== undefined) return ''
  if (made.done < made.all) return `Made ${whole(made.done)} of ${whole(made.all)} codes …`
  const codes = counted(count, 'code is made', 'codes are made')
  const problems = made.problems.length
  if (problems === 0) return `${codes}, each read back from its own picture.`
  return `${codes}. ${counted(problems, 'line has no code', 'lines have no code')}.`
}

/** The most problems listed. A longer list is easier to check in a spreadsheet. */
const MOST_LINES = 50

function Lines({
  title,
  problems = [],
}: {
  title: string
  problems?: readonly ListProblem[] | undefined
}) {
  if (problems.length === 0) return null
  return (
    <div>
      <h2 className="label font-semibold">{title}</h2>
      <ul className="qr-lines">
        {problems.slice(0, MOST_LINES).map(({ line, reason }) => (
          <li key={line}>{`Line ${whole(line)}: ${reason}`}</li>
        ))}
        {problems.length > MOST_LINES && (
          <li>{`And ${whole(problems.length - MOST_LINES)} more.`}</li>
        )}
      </ul>
    </div>
  )
}

/** Prints the codes without the rest of the page, which is unchanged on the screen. */
function printList(sheet: HTMLElement): void {
  document.querySelector('body > .qr-sheet')?.remove()
  const copy = sheet.cloneNode(true) as HTMLElement
  copy.classList.add('print-only')
  document.body.append(copy)
  window.addEventListener('afterprint', () => copy.remove(), { once: true })
  window.print()
}
