import { LineProblems } from '@/islands/text-tool/LineProblems.tsx'
import { ResultRows } from '@/islands/text-tool/ResultRows.tsx'
import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { useZones } from '@/islands/ui/dates/use-zones.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { cron } from './text-tool.ts'

/** Describes cron schedules and lists their next runs. */
export default function Cron() {
  const tool = useTextTool(cron)
  const { options, result } = tool
  const zones = useZones()
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool}>
          <LineProblems problems={result?.problems ?? []} />
          <div className="pane-choices">
            <SelectField
              name="zone"
              label="Zone of the schedule"
              options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              value={options.zone}
              onValue={(zone) => tool.changeOptions({ zone })}
            />
          </div>
        </TextToolInput>
        <TextToolOutput tool={tool}>
          {result?.runs && (
            <div className="pane-foot">
              <p className="hint grow">The runs as timestamps</p>
              <SendToButton content={result.runs} subject="the runs" />
            </div>
          )}
        </TextToolOutput>
      </div>
      <ResultRows heading="The fields of the line" rows={result?.fields ?? []} />
    </>
  )
}
