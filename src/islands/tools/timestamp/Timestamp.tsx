import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { useZones } from '@/islands/ui/dates/use-zones.ts'
import { optionsOf } from '@/islands/ui/fields/options-of.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { whole } from '@/lib/format.ts'
import { FORMS, type TimeOptions } from './choices.ts'
import type { TimeResult } from './convert.ts'
import { timestamp } from './text-tool.ts'

/** Reads timestamps and dates, and writes each moment in several zones and forms. */
export default function Timestamp() {
  const tool = useTextTool(timestamp)
  const { options, result } = tool
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool}>
          <Problems problems={result?.problems ?? []} />
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
      <Rows rows={result?.rows ?? []} />
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
    <div className="time-choices">
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

const MOST_PROBLEMS = 20

function Problems({ problems }: Pick<TimeResult, 'problems'>) {
  const rest = problems.length - MOST_PROBLEMS
  return (
    <div aria-live="polite" className="time-problems">
      {problems.slice(0, MOST_PROBLEMS).map(({ line, reason }) => (
        <p className="field-problem" key={line}>
          Line {whole(line)}: {reason}
        </p>
      ))}
      {rest > 0 && <p className="field-problem">And {whole(rest)} more lines.</p>}
    </div>
  )
}

function Rows({ rows }: Pick<TimeResult, 'rows'>) {
  if (rows.length === 0) return null
  return (
    <section className="card panel mt-4" aria-label="Other forms">
      <h2 className="label font-semibold">The same moment in other forms</h2>
      <dl className="time-rows">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{text}</span>
              <CopyButton text={text} accessibleLabel={`Copy: ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
