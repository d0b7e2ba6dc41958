import { Progress } from '@/islands/ui/work/Progress.tsx'
import { whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { RepairReport } from '@/json/repair/repair-report.ts'
import type { Repair } from './use-repair.ts'
import { REFUSALS } from '@/json/repair/sentences.ts'

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
