import { whole } from '@/lib/format.ts'

import type { Format } from './formats.ts'
import type { Choices, RowSource } from '@/json/convert/converted.ts'

const SEPARATORS: Record<Choices['separator'], string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
}

interface Props {
  format: Format
  choices: Choices
  sources: readonly RowSource[]
  rowsOf: number | undefined
  onChange: (changed: Partial<Choices>) => void
}

/** What the visitor may choose about a format. */
export function ConvertChoices({ format, choices, sources, rowsOf, onChange }: Props) {
  const has = (choice: Format['choices'][number]) => format.choices.includes(choice)
  return (
    <>
      {has('rows') && sources.length > 1 && (
        <Rows sources={sources} rowsOf={rowsOf} onChange={onChange} />
      )}
      {has('separator') && (
        <>
          <select
            className="input"
            aria-label="Separator"
            value={choices.separator}
            onChange={({ target }) => onChange({ separator: target.value as Choices['separator'] })}
          >
            {Object.entries(SEPARATORS).map(([separator, label]) => (
              <option key={separator} value={separator}>
                {label}
              </option>
            ))}
          </select>
          <Check
            label="BOM for Excel"
            isOn={choices.hasMark}
            onChange={(hasMark) => onChange({ hasMark })}
          />
        </>
      )}
      {has('minified') && (
        <Check
          label="Minified"
          isOn={choices.isMinified}
          onChange={(isMinified) => onChange({ isMinified })}
        />
      )}
    </>
  )
}

function Rows({ sources, rowsOf, onChange }: Pick<Props, 'sources' | 'rowsOf' | 'onChange'>) {
  return (
    <select
      className="input"
      aria-label="Rows of"
      value={rowsOf}
      onChange={({ target }) => onChange({ rowsOf: Number(target.value), sort: undefined })}
    >
      {sources.map(({ node, path, count }) => (
        <option key={node} value={node}>
          {`${path === '' ? 'Whole document' : shortened(path)} (${whole(count)})`}
        </option>
      ))}
    </select>
  )
}

/** Of a long path its end tells more. */
function shortened(path: string): string {
  return path.length > 40 ? `…${path.slice(-39)}` : path
}

function Check(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { label, isOn, onChange } = props
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
