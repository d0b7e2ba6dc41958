import { whole } from '@/lib/format.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { JsonResult } from '@/json/text/result.ts'
import { ResultView } from '../ResultView.tsx'
import { useFinding } from '../use-finding.ts'
import type { Patches } from '@/json/compare/comparison.ts'

interface Props {
  kind: 'json' | 'merge'
  patches: Patches | undefined
}

const WORDS = {
  json: {
    about: 'RFC 6902: the steps that lead from the left document to the right one.',
    fileName: 'patch.json',
  },
  merge: {
    about: 'RFC 7396: what changes, in the shape of the document. Arrays are given whole.',
    fileName: 'merge-patch.json',
  },
}

/** A patch that leads from the left document to the right one, to be read, copied and saved. */
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

/** What a result is, and its ways out of the page. */
export function ResultBar(props: { about: string; fileName: string; result: JsonResult }) {
  const { about, fileName, result } = props
  return (
    <div className="pane-find">
      <p className="hint grow">{about}</p>
      <CopyButton text={() => result.text ?? result.whole.text()} copied="Copied to Clipboard" />
      <DownloadButton
        fileName={() => fileName}
        content={() => result.whole}
        downloaded="Download Started"
      />
    </div>
  )
}

/** A result with all its lines. */
export function WholeText({ result }: { result: JsonResult }) {
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
  const values = lostCount === 1 ? 'a value' : `${whole(lostCount)} values`
  return `A merge patch cannot set ${values} to null: there, null takes a member away. So it does not lead to ${lost.join(', ')}${more}. The JSON Patch does.`
}
