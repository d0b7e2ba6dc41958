import { type ComponentType, useEffect } from 'react'

import { fileTimestamp } from '@/islands/ui/files/downloads.ts'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { loadCompare } from '../compare/load-compare.ts'
import { loadDownloads } from './load-downloads.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** The actions for a calculation: its report, a scenario to compare, the ways to share it, and the working. */
export function ResultActions<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, input } = props
  // A visit that loses its network later can make the files all the same. What does not come is asked for again when pressed.
  useEffect(() => void setTimeout(() => loadDownloads().catch(Boolean), 1000), [])
  return (
    <>
      <div className="actions needs-script no-print" data-waits>
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

async function keep<Input extends object, Result>({ definition, input }: Props<Input, Result>) {
  const compare = await loadCompare()
  compare.keep(definition, input)
}

async function share<Input extends object, Result>(
  { definition, input }: Props<Input, Result>,
  button: HTMLElement,
) {
  const menu = await loadPart(() => import('../share/share-menu.ts'))
  await menu.openShareMenu(button, definition, input)
}

/** The formula of each headline with the visitor's own numbers in it. What writes it is loaded when it is unfolded. */
function WorkingFold<Input extends object, Result>(props: Props<Input, Result>) {
  const { working: load } = props.definition
  if (load === undefined) return null
  const loadLines = async (): Promise<ComponentType<Props<Input, Result>>> => {
    const { WorkingLines } = await import('./WorkingLines.tsx')
    const { working } = await load()
    return (given) => <WorkingLines {...given} working={working} />
  }
  return (
    <LoadedFold label="Show the working" load={loadLines}>
      {(Lines) => <Lines {...props} />}
    </LoadedFold>
  )
}
