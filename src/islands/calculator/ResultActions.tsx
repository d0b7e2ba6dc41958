import { fileTimestamp } from '@/lib/browser.ts'

import { CopyButton } from '../ui/CopyButton.tsx'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import type { CalculatorDefinition } from './definition.ts'
import { toFragment } from './fragment.ts'
import { unreadLabels } from './inputs.ts'
import { loadDownloads } from './load-downloads.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** What can be done with a calculation: keep it as a report, or pass it on as a link. */
export function ResultActions<Input extends object, Result>({
  definition,
  input,
}: Props<Input, Result>) {
  const [unread] = unreadLabels(definition.fields, input)
  return (
    <div className="needs-script no-print mt-5 flex flex-wrap gap-3">
      <DownloadButton
        className="button grow"
        label={definition.downloadLabel ?? 'Download Report'}
        fileName={() => `${definition.reportName}-${fileTimestamp(new Date())}.txt`}
        content={async () => {
          const made = await loadDownloads()
          return made.report(definition, input, new Date())
        }}
      />
      {/* The link carries the values after the "#", the part of an address that browsers never send. */}
      <CopyButton
        className="button grow"
        label="Copy link to this calculation"
        copied="Link copied"
        refusal={
          unread === undefined ? undefined : `${unread} is not a number, so no link can carry it.`
        }
        text={() =>
          `${location.origin}${location.pathname}#${toFragment(definition.fields, input)}`
        }
      />
    </div>
  )
}
