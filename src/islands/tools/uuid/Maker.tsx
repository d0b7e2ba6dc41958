import { useId } from 'react'

import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import type { ToolProps } from '@/islands/text-tool/use-text-tool.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { optionsOf } from '@/islands/ui/fields/options-of.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import { whole } from '@/lib/format.ts'
import { FORMS, isFixed, KINDS, LISTS, MOST, REMARKS } from './choices.ts'
import type { IdResult, Mode } from './read-lines.ts'
import type { useMade } from './use-made.ts'

type Made = ReturnType<typeof useMade>

interface Props extends ToolProps<Mode, IdResult, undefined> {
  made: Made
}

/** New identifiers, with the choices of their kind, number and form. */
export function Maker({ tool, made }: Props) {
  const { modes } = tool.definition
  return (
    <div className="panes">
      <TextToolOutput
        tool={tool}
        output={made.text === '' ? undefined : made.text}
        status={REMARKS[made.choice.kind]}
        before={
          <div className="pane-head">
            <ModeToggle label="Mode" modes={modes} value={tool.mode} onMode={tool.changeMode} />
          </div>
        }
      >
        <div className="pane-foot">
          <button type="button" className="button button-filled grow" onClick={made.again}>
            Generate again
          </button>
        </div>
      </TextToolOutput>
      <section className="card grid content-start gap-5 panel" aria-label="Choices" data-inputs>
        <Choices made={made} countLabel={tool.labels.input} />
      </section>
    </div>
  )
}

const HINT = `1 to ${whole(MOST)}`
/** A number is incomplete while it is typed, so the problem appears after this pause, in milliseconds. */
const PROBLEM_AFTER_MS = 700

function CountField({ label, made }: { label: string; made: Made }) {
  const id = useId()
  const problem = Number.isNaN(made.count)
    ? `${label} must be a whole number from ${HINT}.`
    : undefined
  const error = useSettled(problem, PROBLEM_AFTER_MS) && problem
  return (
    <Field id={id} label={label} hint={HINT} className="amount-field">
      <input
        {...PLAIN_TYPING}
        {...fieldAttributes({ id, hint: HINT, error })}
        type="text"
        name="count"
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={made.countText}
        onChange={({ target }) => made.changeCount(target.value)}
      />
      <FieldError id={id} error={error} live="polite" />
    </Field>
  )
}

function Choices({ made, countLabel }: { made: Made; countLabel: string }) {
  const { choice, change } = made
  return (
    <>
      <SelectField
        name="kind"
        label="Kind"
        options={optionsOf(KINDS)}
        value={choice.kind}
        onValue={(kind) => change({ kind })}
      />
      {!isFixed(choice.kind) && <CountField label={countLabel} made={made} />}
      <SelectField
        name="list"
        label="Listed as"
        options={optionsOf(LISTS)}
        value={choice.list}
        onValue={(list) => change({ list })}
      />
      {choice.kind !== 'ulid' && <UuidForm {...{ choice, change }} />}
    </>
  )
}

function UuidForm({ choice, change }: Pick<Made, 'choice' | 'change'>) {
  return (
    <>
      <SelectField
        name="form"
        label="Written as"
        options={optionsOf(FORMS)}
        value={choice.form}
        onValue={(form) => change({ form })}
      />
      <Checkbox
        name="upper"
        label="Upper case"
        checked={choice.isUpper}
        onChange={(isUpper) => change({ isUpper })}
      />
    </>
  )
}
