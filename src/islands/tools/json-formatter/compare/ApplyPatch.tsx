import { useState } from 'react'

import { WORK_FAILURES, type WorkFailure } from '@/islands/ui/work/work.ts'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useWork } from '@/islands/ui/work/use-work.ts'
import workerAddress from './compare.worker.ts?worker&url'
import type { ApplyReport, ApplyRequest } from '@/json/compare/comparison.ts'
import { ResultBar, WholeText } from './PatchView.tsx'

const ABOUT = 'The left document with the patch applied to it.'
const HINT =
  'An array is read as a JSON Patch (RFC 6902), an object as a merge patch (RFC 7396). The left document stays as it is.'

/** Applies a patch of the visitor's to the left document. */
export function ApplyPatch({ document }: { document: string | Blob }) {
  const { patch, edit, apply, report, run } = usePatch(document)
  return (
    <>
      <div className="compare-apply">
        <LongTextPane
          label="Patch"
          name="patch"
          value={patch}
          onText={edit}
          dir="ltr"
          className="h-40 font-mono"
          hint={HINT}
          error={report?.kind === 'failed' ? report.message : undefined}
          actions={
            <>
              <button type="button" className="button button-filled button-small" onClick={apply}>
                Apply to the left
              </button>
              <UploadButton onFile={async (file) => edit(await file.text())} />
            </>
          }
        />
      </div>
      {report?.kind === 'applied' && (
        <div key={run} className="contents" data-applied>
          <ResultBar about={ABOUT} fileName="patched.json" result={report.result} />
          <WholeText result={report.result} />
        </div>
      )}
    </>
  )
}

/** A patch, and what came of applying it; an edit makes that old. */
function usePatch(document: string | Blob) {
  const [patch, setPatch] = useState('')
  const [outcome, setOutcome] = useState<{ run: number; report?: ApplyReport }>({ run: 0 })
  const { start, stop } = useWork<ApplyRequest, ApplyReport>(workerAddress)
  const edit = (text: string) => {
    stop()
    setPatch(text)
    setOutcome(({ run }) => ({ run }))
  }
  const end = (report: ApplyReport) => {
    stop()
    setOutcome(({ run }) => ({ run: run + 1, report }))
  }
  const apply = () => {
    const onFailure = (failure: WorkFailure) =>
      end({ kind: 'failed', message: WORK_FAILURES[failure] })
    start({ document, patch }, { onReport: end, onFailure })
  }
  return { patch, edit, apply, ...outcome }
}
