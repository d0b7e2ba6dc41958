import { type ComponentType, useSyncExternalStore } from 'react'

import { whole } from '@/lib/format.ts'
import { optionsOf, SelectField } from '../ui/fields/SelectField.tsx'
import type { TextToolDefinition } from './definition.ts'
import type { LinesResult, LineProblem } from './each-line.ts'
import { ResultRows } from './ResultRows.tsx'
import { textTool, type UseParts } from './text-tool.tsx'
import type { TextToolState } from './use-text-tool.ts'
import { allZones, COMMON_ZONES } from '../ui/dates/zone-names.ts'

/** A tool that reads each line of its text, usually by `eachLine`. */
export interface LineToolDefinition<
  Mode extends string,
  Result extends LinesResult,
  Options = undefined,
> extends TextToolDefinition<Mode, Result, Options> {
  /** The heading of the rows of a result. */
  rowsTitle: string
  /** Selects that change the options, each by the name of its option. */
  choices?: Partial<Record<keyof Options & string, Choice>>
  /** Whether the choices stand below the input. By default they stand below the result. */
  areChoicesOfInput?: true
  /** A button below the input that puts a text there. */
  insert?: { label: string; undoLabel: string; text: () => string }
}

interface Choice {
  label: string
  /** The labels by value, or all time zones. */
  options: Record<string, string> | 'zones'
}

/** Returns the island of a tool that reads lines: that of a text tool, with choices, the lines that could not be read, and rows. */
export function lineTool<Mode extends string, Result extends LinesResult, Options = undefined>(
  definition: LineToolDefinition<Mode, Result, Options>,
  useMore: UseParts<Mode, Result, Options> = () => ({}),
): ComponentType {
  return textTool(definition, function useLineParts(tool) {
    const { input, output, ...more } = useMore(tool)
    const { result } = tool
    const { choices, areChoicesOfInput = false, insert, rowsTitle } = definition
    const selects = choices && <Choices choices={choices} tool={tool} />
    return {
      input: {
        ...input,
        children: (
          <>
            <Problems problems={result?.problems ?? []} />
            {areChoicesOfInput && selects}
            {insert && <Insert {...insert} onText={tool.replace} />}
          </>
        ),
      },
      output: { ...(!areChoicesOfInput && { children: selects }), ...output },
      below: <ResultRows heading={rowsTitle} rows={result?.rows ?? []} />,
      ...more,
    }
  })
}

interface ChoicesProps<Mode extends string, Result extends LinesResult, Options> {
  choices: NonNullable<LineToolDefinition<Mode, Result, Options>['choices']>
  tool: TextToolState<Mode, Result, Options>
}

function Choices<Mode extends string, Result extends LinesResult, Options>({
  choices,
  tool: { options, changeOptions },
}: ChoicesProps<Mode, Result, Options>) {
  const zones = useZones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  const entries = Object.entries(choices) as [keyof Options & string, Choice][]
  return (
    <div className="pane-choices">
      {entries.map(([name, choice]) => (
        <SelectField
          key={name}
          name={name}
          label={choice.label}
          options={choice.options === 'zones' ? zones : optionsOf(choice.options)}
          value={options[name] as string}
          onValue={(value) => changeOptions({ ...options, [name]: value })}
        />
      ))}
    </div>
  )
}

interface InsertProps {
  label: string
  undoLabel: string
  text: () => string
  onText: (text: string, undoLabel: string) => void
}

function Insert({ label, undoLabel, text, onText }: InsertProps) {
  return (
    <div className="pane-foot">
      <button
        type="button"
        className="button button-small"
        onClick={() => onText(text(), undoLabel)}
      >
        {label}
      </button>
    </div>
  )
}

const MOST_SHOWN = 20

/** Says below the input which lines could not be read, and why. */
function Problems({ problems }: { problems: readonly LineProblem[] }) {
  const rest = problems.length - MOST_SHOWN
  return (
    <div aria-live="polite" className="line-problems">
      {problems.slice(0, MOST_SHOWN).map(({ line, reason }) => (
        <p className="field-problem" key={line}>
          Line {whole(line)}: {reason}
        </p>
      ))}
      {rest > 0 && <p className="field-problem">And {whole(rest)} more lines.</p>}
    </div>
  )
}

let zones: readonly string[] | undefined
const neverChanges = () => () => undefined

/** Returns the zones of the engine. They differ between engines, so the page is rendered and hydrated with the common ones. */
function useZones(): readonly string[] {
  return useSyncExternalStore(
    neverChanges,
    () => (zones ??= allZones()),
    () => COMMON_ZONES,
  )
}
