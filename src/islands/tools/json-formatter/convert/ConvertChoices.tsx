import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
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

/** Renders the options of a format. */
export function ConvertChoices({ format, choices, sources, rowsOf, onChange }: Props) {
  const has = (choice: Format['choices'][number]) => format.choices.includes(choice)
  return (
    <>
      {has('rows') && sources.length > 1 && (
        <Rows sources={sources} rowsOf={rowsOf} onChange={onChange} />
      )}
      {has('separator') && (
        <>
          <Select
            aria-label="Separator"
            options={optionsOf(SEPARATORS)}
            value={choices.separator}
            onValue={(separator) => onChange({ separator })}
          />
          <Checkbox
            label="BOM for Excel"
            checked={choices.hasMark}
            onChange={(hasMark) => onChange({ hasMark })}
          />
        </>
      )}
      {has('minified') && (
        <Checkbox
          label="Minified"
          checked={choices.isMinified}
          onChange={(isMinified) => onChange({ isMinified })}
        />
      )}
    </>
  )
}

function Rows({ sources, rowsOf, onChange }: Pick<Props, 'sources' | 'rowsOf' | 'onChange'>) {
  return (
    <Select
      aria-label="Rows of"
      options={sources.map(({ node, path, count }) => ({
        value: node,
        label: `${path === '' ? 'Whole document' : shortened(path)} (${whole(count)})`,
      }))}
      value={rowsOf ?? ''}
      onValue={(chosen) => onChange({ rowsOf: chosen, sort: undefined })}
    />
  )
}

/** Shortens a long path at its start, because its end is more specific. */
function shortened(path: string): string {
  return path.length > 40 ? `…${path.slice(-39)}` : path
}
