import { editPart, partProblem, type EditedPart } from './edit-address.ts'
import { shownComponent } from './edit-component.ts'
import type { AddressParts } from './split-address.ts'
import { TypedField } from './TypedField.tsx'

const PARTS: readonly { part: EditedPart; label: string; ofHost: boolean }[] = [
  { part: 'scheme', label: 'Scheme', ofHost: false },
  { part: 'user', label: 'User name', ofHost: true },
  { part: 'password', label: 'Password', ofHost: true },
  { part: 'host', label: 'Host', ofHost: true },
  { part: 'port', label: 'Port', ofHost: true },
  { part: 'path', label: 'Path', ofHost: false },
  { part: 'fragment', label: 'Fragment', ofHost: false },
]

interface Props {
  parts: AddressParts
  onParts: (parts: AddressParts) => void
}

/** The parts of an address but for its query, each in a field. */
export function PartsTable({ parts, onParts }: Props) {
  const there = PARTS.filter(({ part, ofHost }) =>
    part === 'scheme' ? parts.scheme !== undefined : !ofHost || parts.slashes !== undefined,
  )
  return (
    <table className="url-table">
      <caption>Parts</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {there.map(({ part, label }) => (
          <tr key={part}>
            <th scope="row">{label}</th>
            <td>
              <TypedField
                label={label}
                shown={shownPart(part, parts)}
                before={parts}
                problemIn={(typed) => partProblem(parts, part, typed)}
                onTyped={(before, typed) => onParts(editPart(before, part, typed))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shownPart(part: EditedPart, parts: AddressParts): string {
  const raw = parts[part] ?? ''
  return part === 'scheme' || part === 'host' || part === 'port' ? raw : shownComponent(part, raw)
}
