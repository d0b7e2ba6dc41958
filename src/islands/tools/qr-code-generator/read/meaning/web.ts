import { frontWarning, hostLabels } from '../../../../ui/host-name/host-warnings.ts'
import { filled, type Meaning } from './meaning.ts'

/** URL shorteners, whose addresses hide their target. */
const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl is.gd cutt.ly rb.gy ow.ly tiny.cc t.ly shorturl.at rebrand.ly s.id'.split(
    ' ',
  ),
)

/** The longest host name in characters (RFC 1035, 2.3.4). */
const LONGEST_NAME = 253

/** Explains a web address: its readable host, and its warnings. */
export function webMeaning(text: string): Meaning | undefined {
  const [, given = ''] = /^(?:urlto:|url:)?((?:https?:\/\/|www\.)\S.*)$/i.exec(text) ?? []
  if (given === '') return undefined
  const address = /^www\./i.test(given) ? `http://${given}` : given
  // URLs accept spaces in a path. Elsewhere they mean that this is a text that starts with an address.
  if (!URL.canParse(address)) return /\s/.test(given) ? undefined : refused(given)
  const url = new URL(address)
  const isNumber = /^\[|^\d+\.\d+\.\d+\.\d+$/.test(url.hostname)
  const isTooLong = url.hostname.length > LONGEST_NAME
  const labels = isNumber || isTooLong ? [] : hostLabels(url.hostname)
  const host = labels.length === 0 ? url.hostname : labels.map(({ unicode }) => unicode).join('.')
  return {
    kind: 'Web address',
    does: `This opens ${host}${url.port === '' ? '' : ` at port ${url.port}`}.`,
    details: filled([
      ['Site', host],
      ['As it is looked up', host === url.hostname ? '' : url.hostname],
    ]),
    warnings: [
      ...labels.flatMap(({ unicode, warnings }) => warnings.map((one) => `${unicode}: ${one}`)),
      ...(isTooLong ? ['Its name is longer than a host name can be.'] : []),
      ...warningsOn(url, given, isNumber),
    ],
    advice: [
      ...labels.flatMap(({ unicode, notes }) => notes.map((one) => `${unicode}: ${one}`)),
      ...adviceOn(url, given),
    ],
  }
}

/** Explains an address for an app of the phone, or one that is itself a program. */
export function appMeaning(text: string): Meaning | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):\S+$/i.exec(text) ?? []
  const name = scheme.toLowerCase()
  if (name === '') return undefined
  if (name === 'javascript' || name === 'data')
    return {
      kind: 'Program or file in an address',
      does: 'This address is itself a program or a file, which a browser may run.',
      details: [],
      warnings: ['Do not open it unless you wrote it.'],
    }
  if (!APP_SCHEMES.test(name) && !/^[^:]+:\/\//.test(text)) return undefined
  return {
    kind: 'Address for an app',
    does: `This opens the app that takes “${name}:” addresses, if you have one.`,
    details: [],
  }
}

/** Other words before a colon can be the start of a text, such as "note:". */
const APP_SCHEMES =
  /^(?:bitcoin|ethereum|facetime|intent|itms-apps|magnet|market|skype|spotify|whatsapp)$/

function refused(address: string): Meaning {
  return {
    kind: 'Web address',
    does: 'This looks like a web address, but browsers reject it.',
    details: filled([['Address', address]]),
  }
}

function warningsOn(url: URL, given: string, isNumber: boolean): string[] {
  const { hostname, username, password, pathname } = url
  return [
    (username !== '' || password !== '') &&
      `The part before the “@” is a user name. The address leads to ${hostname}.`,
    frontWarning(hostname),
    isNumber && 'It leads to an IP address instead of a name, which is unusual for public sites.',
    /^[^?#]*\\/.test(given) &&
      'It contains “\\”, which browsers read as “/” and other programs do not.',
    /\.(?:apk|exe|msi|dmg|bat|scr|ipa|jar)$/i.test(pathname) &&
      'It leads to a program to install. Get apps from the store of your phone.',
  ].filter((warning) => typeof warning === 'string')
}

function adviceOn({ hostname, protocol }: URL, given: string): string[] {
  return [
    SHORTENERS.has(hostname.replace(/^www\./, '')) &&
      `${hostname} shortens addresses: you see the real address only when you open it.`,
    protocol === 'http:' &&
      !/^www\./i.test(given) &&
      'It is not encrypted (http://): others on the network can read and change the data.',
  ].filter((advice) => advice !== false)
}
