import { LineProblems } from '@/islands/text-tool/LineProblems.tsx'
import { ResultRows } from '@/islands/text-tool/ResultRows.tsx'
import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { useZones } from '@/islands/ui/dates/use-zones.ts'
import { optionsOf } from '@/islands/ui/fields/options-of.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { FORMS, type TimeOptions } from './choices.ts'
import { timestamp } from './text-tool.ts'

/** Reads timestamps and dates, and writes each moment in several zones and forms. */
export default function Timestamp() {
  const tool = useTextTool(timestamp)
  const { options, result } = tool
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool}>
          <LineProblems problems={result?.problems ?? []} />
          <div className="pane-foot">
            <button
              type="button"
              className="button button-small"
              onClick={() => tool.replace(String(Date.now()), 'Undo now')}
            >
              Enter the time now
            </button>
          </div>
        </TextToolInput>
        <TextToolOutput tool={tool}>
          <Choices options={options} onOptions={tool.changeOptions} />
        </TextToolOutput>
      </div>
      <ResultRows heading="The same moment in other forms" rows={result?.rows ?? []} />
    </>
  )
}

interface ChoicesProps {
  options: TimeOptions
  onOptions: (options: TimeOptions) => void
}

function Choices({ options, onOptions }: ChoicesProps) {
  const { zone, local, form } = options
  const zones = useZones()
  return (
    <div className="pane-choices">
      <SelectField
        name="zone"
        label="The zone next to IST and UTC"
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        value={zone}
        onValue={(value) => onOptions({ ...options, zone: value })}
      />
      <SelectField
        name="local"
        label="A time without a zone is in"
        options={optionsOf({ india: 'IST', utc: 'UTC', zone: 'the zone' })}
        value={local}
        onValue={(value) => onOptions({ ...options, local: value })}
      />
      <SelectField
        name="form"
        label="Write it as"
        options={optionsOf(FORMS)}
        value={form}
        onValue={(value) => onOptions({ ...options, form: value })}
      />
    </div>
  )
}
