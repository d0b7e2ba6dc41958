import { useMemo } from 'react'

import { CopyButton } from '../../../ui/CopyButton.tsx'
import { addressIn } from '../address/address-in.ts'
import { LONGEST_IN_PANEL, TOO_LONG_FOR_PANEL } from '../panel-limit.ts'
import type { PanelProps } from '../panels.ts'
import { checkAddress, type CheckedAddress } from './check-address.ts'

/** What the host of an address is called in both its forms, and whether it can be taken for another. */
export function HostPanel({ text }: PanelProps) {
  const checked = useMemo(() => checkedIn(text), [text])
  if (text.length > LONGEST_IN_PANEL) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  if (checked === undefined) return <p className="hint">{NONE}</p>
  const { ascii, unicode, labels, warnings } = checked
  const all = [
    ...labels.flatMap((label) => label.warnings.map((one) => `${label.unicode}: ${one}`)),
    ...warnings,
  ]
  return (
    <div className="url-part">
      {ascii === undefined && <p className="field-problem">{REFUSED}</p>}
      {all.map((warning) => (
        <p className="notice" data-tone="bad" key={warning}>
          {warning}
        </p>
      ))}
      {all.length === 0 && ascii !== undefined && <p>{QUIET}</p>}
      {ascii !== undefined && (
        <dl className="url-forms">
          <Form name="As people read it" text={unicode} />
          <Form name="As it is looked up (ASCII)" text={ascii} />
        </dl>
      )}
      <Labels labels={labels} />
      <p className="hint">{LIMITS}</p>
    </div>
  )
}

const NONE = 'Type or paste an address or the name of a host above, such as https://उदाहरण.भारत/.'
const REFUSED = 'Browsers do not take this address: its host or port is not valid.'
const QUIET = 'Nothing in the letters of this name looks like another name.'
const LIMITS =
  'Checked are the scripts of each part of the name, look-alike letters, digits, invisible characters and Punycode. Names in plain Latin letters that are nearly the same, such as “rn” for “m”, and accents are not.'

function Form({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi className="font-mono">{text}</bdi>
        <CopyButton text={text} accessibleLabel={`Copy: ${name}`} />
      </dd>
    </div>
  )
}

function Labels({ labels }: Pick<CheckedAddress, 'labels'>) {
  const international = labels.filter(({ ascii }) => /^xn--/i.test(ascii))
  if (international.length === 0) return null
  return (
    <ul className="url-list">
      {international.map(({ ascii, unicode, scripts }, index) => (
        <li key={index}>
          <bdi>{unicode}</bdi> ({ascii}): {scripts.join(', ') || 'no letters of a script'}
        </li>
      ))}
    </ul>
  )
}

function checkedIn(text: string): CheckedAddress | undefined {
  const name = text.trim()
  const isBareName = /^[^\s/?#:@]+\.[^\s/?#:@.]+$/.test(name)
  const parts = addressIn(isBareName ? `//${name}` : name)?.parts
  return parts?.slashes === undefined || parts.host === '' ? undefined : checkAddress(parts)
}
