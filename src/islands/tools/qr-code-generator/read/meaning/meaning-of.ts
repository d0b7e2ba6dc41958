import { ownEntry } from '@/lib/own-entry.ts'

import { contactMeaning, eventMeaning } from './contact-and-event.ts'
import { type Meaning, filled, unescaped, markedParts, partOf } from './meaning.ts'
import { merchantMeaning } from './merchant.ts'
import { messageMeaning } from './message.ts'
import { upiMeaning } from './upi.ts'
import { appMeaning, webMeaning } from './web.ts'

/** Each explains texts of its kind and returns undefined for others. The last ones accept the most. */
const KINDS: readonly ((text: string) => Meaning | undefined)[] = [
  upiMeaning,
  merchantMeaning,
  wifiMeaning,
  contactMeaning,
  eventMeaning,
  messageMeaning,
  placeMeaning,
  passwordsMeaning,
  esimMeaning,
  webMeaning,
  appMeaning,
]

/** Returns what a phone would do with the text of a code. */
export function meaningOf(text: string): Meaning & { warnings: readonly string[] } {
  const trimmed = text.trim()
  for (const kind of KINDS) {
    const meaning = kind(trimmed)
    if (meaning !== undefined)
      return { ...meaning, warnings: [...(meaning.warnings ?? []), ...strangeSigns(text)] }
  }
  const isBlank = trimmed === ''
  return {
    kind: 'Text',
    does: isBlank ? 'This code contains only spaces.' : 'This is text. It does not open anything.',
    details: [],
    warnings: strangeSigns(text),
  }
}

function strangeSigns(text: string): string[] {
  return [
    /[\u202A-\u202E\u2066-\u2069]/.test(text) &&
      'It contains characters that reverse the order of letters, so it may read differently.',
    /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) &&
      'It contains control characters, which cannot be shown.',
  ].filter((warning) => warning !== false)
}

/** Explains a place on the map (RFC 5870). Android adds its name as `q`. */
function placeMeaning(text: string): Meaning | undefined {
  const [, latitude = '', longitude = '', rest = ''] =
    /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)([,;?].*)?$/is.exec(text) ?? []
  if (latitude === '') return undefined
  const [, label = ''] = /[?&]q=([^&]*)/i.exec(rest) ?? []
  const [, metres = ''] = /;u=([\d.]+)/i.exec(rest) ?? []
  const place = `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  return {
    kind: 'Place',
    does: `This shows a place on the map: ${place}.`,
    details: filled([
      ['Latitude', degrees(latitude, 'N', 'S')],
      ['Longitude', degrees(longitude, 'E', 'W')],
      ['Searched for', unescaped(label.replaceAll('+', ' '))],
      ['Exact to', metres === '' ? '' : `${metres} m`],
    ]),
    warnings: isOnEarth
      ? []
      : ['There is no such place: a latitude ends at 90°, a longitude at 180°.'],
  }
}

function degrees(text: string, positive: string, negative: string): string {
  return text.startsWith('-') ? `${text.slice(1)}° ${negative}` : `${text}° ${positive}`
}

const SECURITY: Record<string, string> = {
  WPA: 'WPA, WPA2 or WPA3',
  WPA2: 'WPA2',
  WPA3: 'WPA3',
  SAE: 'WPA3',
  WEP: 'WEP',
}

/** Explains a Wi-Fi code, as ZXing and Android read it: `WIFI:T:…;S:…;P:…;H:true;;`. */
function wifiMeaning(text: string): Meaning | undefined {
  if (!/^WIFI:/i.test(text)) return undefined
  const parts = markedParts(text.slice('WIFI:'.length))
  const part = (name: string) => partOf(parts, name)
  const type = part('T').toUpperCase()
  const isOpen = type === '' || type === 'NOPASS'
  const [network, password] = [part('S'), part('P')]
  return {
    kind: 'Wi-Fi network',
    does:
      network === ''
        ? 'This should join a Wi-Fi network, but has no network name.'
        : `This joins the Wi-Fi network “${network}”${isOpen ? ', which has no password' : ''}.`,
    details: [
      ...filled([
        ['Network', network],
        ['Security', isOpen ? 'none' : (ownEntry(SECURITY, type) ?? part('T'))],
        ['Hidden', /^true$/i.test(part('H')) ? 'yes' : ''],
        ['Identity', part('I')],
      ]),
      ...(password === '' ? [] : [{ name: 'Password', value: password, isSecret: true } as const]),
    ],
    advice: adviceOn(type, isOpen),
  }
}

function adviceOn(type: string, isOpen: boolean): string[] {
  if (isOpen) return ['Others nearby can read its traffic, except pages with https://.']
  return type === 'WEP'
    ? ['WEP no longer protects a network: anybody nearby can read the traffic.']
    : []
}

const KEEP_CODE =
  'An activation code usually works once, and anyone who has it can use it. Scan it on the phone that gets the eSIM, and do not share it.'

/** Explains the activation code of an eSIM (GSMA, SGP.22, 4.1): `LPA:1$server$code$OID$1`. */
function esimMeaning(text: string): Meaning | undefined {
  const [, rest] = /^LPA:1\$(.*)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const [server = '', code = '', identifier = '', needsCode = ''] = rest.split('$')
  return {
    kind: 'eSIM',
    does:
      server === ''
        ? 'This should install an eSIM, but has no server.'
        : `This installs an eSIM, a mobile plan for your phone, from ${server}.`,
    details: [
      ...filled([
        ['Server', server],
        ['Identifier of the server', identifier],
        ['Confirmation code', needsCode === '1' ? 'your operator gives it to you' : ''],
      ]),
      ...(code === '' ? [] : [{ name: 'Activation code', value: code, isSecret: true } as const]),
    ],
    advice: [KEEP_CODE],
  }
}

const KEEP_SECRET =
  'Anyone with this code can make your one-time passwords. Do not share it, and delete the picture.'

/** Explains a code for an authenticator app (Key URI format of Google Authenticator). */
function passwordsMeaning(text: string): Meaning | undefined {
  if (/^otpauth-migration:/i.test(text))
    return {
      kind: 'One-time passwords',
      does: 'This moves accounts with one-time passwords to another authenticator app.',
      details: [{ name: 'Secrets', value: text, isSecret: true }],
      advice: [KEEP_SECRET],
    }
  const [, label = '', query = ''] = /^otpauth:\/\/[th]otp\/([^?]*)(?:\?(.*))?$/is.exec(text) ?? []
  const values = new URLSearchParams(query)
  const secret = values.get('secret') ?? ''
  if (secret === '') return undefined
  const account = unescaped(label)
  return {
    kind: 'One-time passwords',
    does: `This sets up one-time passwords for “${account}” in an authenticator app.`,
    details: [
      ...filled([
        ['Account', account],
        ['Issuer', values.get('issuer') ?? ''],
        ['Digits', values.get('digits') ?? ''],
        ['Seconds', values.get('period') ?? ''],
      ]),
      { name: 'Secret', value: secret, isSecret: true },
    ],
    advice: [KEEP_SECRET],
  }
}
