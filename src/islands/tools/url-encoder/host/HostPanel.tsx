import { useMemo } from 'react'

import { CopyAndSend } from '@/islands/ui/text/ResultSection.tsx'

import { addressIn, joinAddress, type AddressParts } from '../address/split-address.ts'
import { LONGEST_IN_PANEL, TOO_LONG_FOR_PANEL } from '../escaped-characters.ts'
import type { UrlPanelProps } from '../percent-encoding.ts'
import {
  frontWarning,
  hostLabels,
  invisibleIn,
  type HostLabel,
} from '../../../ui/host-name/host-warnings.ts'

/** Shows the Unicode and ASCII forms of a host, and warns about lookalikes. */
export function HostPanel({ text }: UrlPanelProps) {
  const checked = useMemo(() => checkedIn(text), [text])
  if (text.length > LONGEST_IN_PANEL) return <p className="field-problem">{TOO_LONG_FOR_PANEL}</p>
  if (checked === undefined) return <p className="hint">{NONE}</p>
  const { ascii, unicode, labels, warnings } = checked
  const all = [
    ...labels.flatMap((label) => label.warnings.map((one) => `${label.unicode}: ${one}`)),
    ...warnings,
  ]
  const notes = labels.flatMap((label) => label.notes.map((one) => `${label.unicode}: ${one}`))
  return (
    <div className="url-part">
      {ascii === undefined && <p className="field-problem">{REFUSED}</p>}
      {all.map((warning) => (
        <p className="notice" data-tone="bad" key={warning}>
          {warning}
        </p>
      ))}
      {notes.map((note) => (
        <p className="notice" key={note}>
          {note}
        </p>
      ))}
      {all.length + notes.length === 0 && ascii !== undefined && <p>{quiet(labels)}</p>}
      {ascii !== undefined && (
        <dl className="named-rows">
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
const REFUSED = 'Browsers reject this address: its host or port is not valid.'
const PLAIN = 'The name has only the letters a to z, digits and hyphens.'
const ONE_SCRIPT =
  'No part of the name mixes scripts, and none has only letters that look like Latin ones.'
const LIMITS =
  'This checks the scripts of each part of the name, letters that look like Latin ones, digits, invisible characters, Punycode, and another name in front. It does not check similar names, such as “rn” for “m”, or similar letters of one script.'

/** Describes only the checks that ran. */
function quiet(labels: CheckedAddress['labels']): string {
  if (labels.length === 0) return 'The host is a number and has no name.'
  return labels.every(({ unicode }) => /^[\0-\x7f]*$/.test(unicode)) ? PLAIN : ONE_SCRIPT
}

function Form({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi className="font-mono" translate="no">
          {text}
        </bdi>
        <CopyAndSend text={text} name={name} />
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
          <bdi translate="no">{unicode}</bdi> ({ascii}):{' '}
          {scripts.join(', ') || 'no letters of a script'}
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

/** The destination of an address, as browsers read it. */
export interface CheckedAddress {
  /** Undefined if browsers reject the address. */
  ascii: string | undefined
  unicode: string
  labels: HostLabel[]
  /** Warnings about the address, in addition to those for its host labels. */
  warnings: string[]
}

/** Checks the host of an address with "//". */
export function checkAddress(parts: AddressParts): CheckedAddress {
  const hostname = browserHost(parts)
  const name = hostname ?? parts.host
  const isNumber = /^\[|^\d+\.\d+\.\d+\.\d+$/.test(name)
  const labels = isNumber ? [] : hostLabels(name)
  return {
    ascii: hostname,
    unicode: isNumber ? name : labels.map(({ unicode }) => unicode).join('.'),
    labels,
    warnings: addressWarnings(parts, name),
  }
}

/**
 * Returns the host as browsers parse it. They parse host names only under known schemes, so https replaces any other
 * scheme.
 */
function browserHost(parts: AddressParts): string | undefined {
  const scheme = READ.test(parts.scheme ?? '') ? parts.scheme : 'https'
  const address = joinAddress({ ...parts, scheme })
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

const READ = /^(?:https?|wss?|ftp)$/i

function addressWarnings({ scheme, slashes, user, host, path }: AddressParts, hostname: string) {
  const isNumber = /^\d+\.\d+\.\d+\.\d+$/.test(hostname) && host !== hostname
  const invisible = invisibleIn(unescaped(host))
  const special = scheme === undefined || READ.test(scheme)
  const login = user ?? ''
  return [
    login.includes('.') &&
      `“${login}” before the “@” is a user name. The address leads to ${hostname}.`,
    frontWarning(hostname),
    invisible.length > 0 &&
      `The entered name contains invisible characters: ${invisible.join(', ')}.`,
    isNumber && `“${host}” is a way to write the IPv4 address ${hostname}.`,
    special &&
      /\\/.test(`${slashes ?? ''}${path}`) &&
      'Browsers read “\\” as “/”; other programs may see another host or path.',
  ].filter((warning) => typeof warning === 'string')
}

/** Decodes a host name, because browsers decode escapes in it. */
function unescaped(host: string): string {
  try {
    return decodeURIComponent(host)
  } catch {
    return host
  }
}
