import { useEffect } from 'react'

import { fileTimestamp, DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { Explained } from '../frame/context.ts'
import { present } from '../frame/definition.ts'
import { loadCompare } from '../compare/load-compare.ts'
import { loadDownloads } from './load-downloads.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

/** The actions for a calculation: its report, a scenario to compare, the ways to share it, and the working. */
export function ResultActions(props: Explained) {
  const { definition, settled } = props
  const { input } = settled
  // A visit that loses its network later can make the files all the same. What does not come is asked for again when pressed.
  useEffect(() => void setTimeout(() => loadDownloads().catch(Boolean), 1000), [])
  return (
    <>
      <div className="actions needs-script no-print">
        <DownloadButton
          className="button"
          label={definition.downloadLabel ?? 'Download Report'}
          fileName={() => `${definition.reportName}-${fileTimestamp(new Date())}.txt`}
          content={async () => {
            const made = await loadDownloads()
            return made.report(definition, input, new Date())
          }}
        />
        <button type="button" className="button" onClick={() => void attempt(() => keep(props))}>
          Compare
        </button>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => void attempt(() => share(props, currentTarget))}
        >
          Share
        </button>
      </div>
      <WorkingFold {...props} />
    </>
  )
}

async function keep({ definition, settled }: Explained) {
  const compare = await loadCompare()
  compare.keep(definition, settled.input)
}

async function share({ definition, settled }: Explained, button: HTMLElement) {
  const menu = await loadPart(() => import('../share/share-menu.ts'))
  await menu.openShareMenu(button, definition, settled.input)
}

/** The formula of each headline with the visitor's own numbers in it. What shows it is loaded when it is unfolded. */
function WorkingFold({ settled, file: { working } }: Explained) {
  if (working === undefined) return null
  const { result, input } = settled
  return (
    <LoadedFold label="Show the working" load={loadLines}>
      {(Lines) => <Lines workings={present(working(result, input))} />}
    </LoadedFold>
  )
}

const loadLines = async () => (await import('./WorkingLines.tsx')).WorkingLines
