import { useState } from 'react'

import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import type { JsonResult } from '@/json/text/result.ts'
import { useTask } from '../document-tasks.ts'
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

type Outcome = { kind: 'applied'; result: JsonResult } | { kind: 'failed'; message: string }

/** A patch, and the outcome of applying it, which ends with an edit. */
function usePatch(document: string | Blob) {
  const [patch, setPatch] = useState('')
  const [outcome, setOutcome] = useState<{ run: number; report?: Outcome }>({ run: 0 })
  const { start, stop } = useTask('apply')
  const edit = (text: string) => {
    stop()
    setPatch(text)
    setOutcome(({ run }) => ({ run }))
  }
  const end = (report: Outcome) => {
    setOutcome(({ run }) => ({ run: run + 1, report }))
  }
  const apply = () =>
    start(
      { document, patch },
      {
        onResult: (result) => end({ kind: 'applied', result }),
        onFailure: ({ message }) => end({ kind: 'failed', message }),
      },
    )
  return { patch, edit, apply, ...outcome }
}
