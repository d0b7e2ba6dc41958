import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { JsonResult } from '@/json/text/result.ts'
import { ResultView, useFinding } from '../ResultView.tsx'
import type { Patches } from '@/json/compare/comparison.ts'
import { useState } from 'react'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useTask } from '../document-tasks.ts'

interface Props {
  kind: 'json' | 'merge'
  patches: Patches | undefined
}

const WORDS = {
  json: {
    about: 'RFC 6902: the steps that change the left document into the right one.',
    fileName: 'patch.json',
  },
  merge: {
    about: 'RFC 7396: the changes, in the shape of the document. Arrays are replaced as a whole.',
    fileName: 'merge-patch.json',
  },
}

/** Shows a patch from the left document to the right one, with buttons to copy and download it. */
export function PatchView({ kind, patches }: Props) {
  const patch = patches?.[kind]
  if (patch === undefined) return <p className="pane-empty">There is no patch yet.</p>
  if ('refusal' in patch) return <p className="pane-empty">{patch.refusal}</p>
  const { about, fileName } = WORDS[kind]
  return (
    <>
      <ResultBar about={about} fileName={fileName} result={patch} />
      {kind === 'merge' && patches !== undefined && patches.lostCount > 0 && (
        <p className="pane-notices hint" data-lost>
          <span className="notice block">{lostSentence(patches)}</span>
        </p>
      )}
      <WholeText result={patch} />
    </>
  )
}

/** Describes a result, and offers to copy or download it. */
function ResultBar(props: { about: string; fileName: string; result: JsonResult }) {
  const { about, fileName, result } = props
  return (
    <div className="pane-find">
      <p className="hint grow">{about}</p>
      <CopyButton text={() => result.text ?? result.whole.text()} copied="Copied to Clipboard" />
      <SendToButton content={() => result.text ?? result.whole.text()} />
      <DownloadButton
        fileName={() => fileName}
        content={() => result.whole}
        downloaded="Download Started"
      />
    </div>
  )
}

/** Shows all lines of a result, with search. */
function WholeText({ result }: { result: JsonResult }) {
  const finding = useFinding()
  return (
    <ResultView
      result={result}
      layout="formatted"
      finding={finding}
      place={undefined}
      onLine={() => undefined}
    />
  )
}

function lostSentence({ lost, lostCount }: Patches): string {
  const more = lostCount > lost.length ? ` and ${whole(lostCount - lost.length)} more` : ''
  const values = plural(lostCount, 'a value', `${whole(lostCount)} values`)
  return `A merge patch cannot set ${values} to null, because null removes a member. It does not change ${lost.join(', ')}${more}. The JSON Patch does.`
}

const ABOUT = 'The left document with the patch applied to it.'
const HINT =
  'An array is read as a JSON Patch (RFC 6902), an object as a merge patch (RFC 7396). The left document does not change.'

/** Applies a patch that the visitor enters to the left document. */
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

/** Stores a patch and the outcome of applying it. An edit discards the outcome. */
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
