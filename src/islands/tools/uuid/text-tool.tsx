import { useId } from 'react'

import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/use-text-work.ts'
import { lineTool, type LineToolDefinition } from '@/islands/text-tool/line-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import type { ToolProps } from '@/islands/text-tool/use-text-tool.ts'
import { Field, fieldAttributes, FieldError } from '@/islands/ui/fields/Field.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { optionsOf, SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { whole } from '@/lib/format.ts'

import { EXAMPLE } from './example.ts'
import { fieldLine } from './field-line.ts'
import type { IdRequest, IdResult, Mode } from './read-lines.ts'
import workerAddress from './uuid.worker.ts?worker&url'
import { MOST, REMARKS, SELECTS, type Choice, type Kind } from './choices.ts'
import { useMade } from './use-made.ts'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 4_000

/** The page of identifiers: makes them, or reads them. */
export const uuid: LineToolDefinition<Mode, IdResult> = {
  modes: [
    {
      value: 'make',
      label: 'Generate',
      input: 'How many',
      placeholder: '',
      output: 'New identifiers',
    },
    {
      value: 'read',
      label: 'Read',
      input: 'UUIDs or ULIDs, one in each line',
      placeholder: 'Type or paste a UUID or a ULID',
      example: EXAMPLE.text,
      output: 'What they say',
      errorTitle: 'Not an identifier',
    },
  ],
  hasNoSwap: true,
  rowsTitle: 'The same identifier in other forms',
  work: {
    ...lateCompute<IdRequest, IdResult>(async () => (await import('./read-lines.ts')).readLines),
    large: inWorker(workerAddress, { above: ABOVE }),
  },
  upload: textUpload('.txt', 20_000_000),
  downloadName: 'uuid',
}

const EXAMPLE_FIELDS = fieldLine('7')

export default lineTool(uuid, function useMaker(tool) {
  const made = useMade()
  if (tool.mode === 'make') return { panes: <Maker tool={tool} made={made} /> }
  const isEmpty = tool.text === ''
  const fields = isEmpty ? EXAMPLE_FIELDS : tool.result?.fields
  return {
    output: {
      example: isEmpty ? EXAMPLE.shown : undefined,
      before: fields && <HeadLine {...fields} />,
    },
  }
})

interface Props extends ToolProps<Mode, IdResult, undefined> {
  made: ReturnType<typeof useMade>
}

/** New identifiers, with the choices of their kind, number and form. */
function Maker({ tool, made }: Props) {
  const { kind } = made.choice
  const select = (name: keyof Choice) => (
    <SelectField
      name={name}
      label={SELECTS[name].label}
      options={optionsOf<string>(SELECTS[name].options)}
      value={made.choice[name]}
      onValue={(value) => made.change({ [name]: value })}
    />
  )
  return (
    <div className="panes">
      <TextToolOutput
        tool={tool}
        output={made.text === '' ? undefined : made.text}
        status={REMARKS[kind]}
        before={<Head tool={tool} kind={kind} />}
      >
        <div className="pane-foot">
          <button type="button" className="button button-filled grow" onClick={made.again}>
            Generate again
          </button>
        </div>
      </TextToolOutput>
      <section className="card grid content-start gap-5 panel" aria-label="Choices" data-inputs>
        {select('kind')}
        <CountField label={tool.labels.input} made={made} />
        {select('list')}
        {kind !== 'ulid' && (
          <div className="grid gap-5 sm:grid-cols-2">
            {select('form')}
            {select('letters')}
          </div>
        )}
      </section>
    </div>
  )
}

/** The modes, and what the new identifiers consist of. */
function Head({ tool, kind }: Pick<Props, 'tool'> & { kind: Kind }) {
  const drawing = fieldLine(kind.replace('v', ''))
  return (
    <>
      <div className="pane-head">
        <ModeToggle
          label="Mode"
          modes={tool.definition.modes}
          value={tool.mode}
          onMode={tool.changeMode}
        />
      </div>
      {drawing && <HeadLine {...drawing} />}
    </>
  )
}

const HINT = `1 to ${whole(MOST)}`
/** A number is incomplete while it is typed, so the problem appears after this pause, in milliseconds. */
const PROBLEM_AFTER_MS = 700

function CountField({ label, made }: Pick<Props, 'made'> & { label: string }) {
  const id = useId()
  const problem = made.isCountWrong ? `${label} must be a whole number from ${HINT}.` : undefined
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
