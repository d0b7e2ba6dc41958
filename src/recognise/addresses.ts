import { nameInFront } from '@/lib/name-in-front.ts'

import type { Check } from './guess.ts'

const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:com|in|org|net|io|dev|gov|edu|co|app|info|me|uk|us|ai|xyz|bank|tech|online)(?::\d{2,5})?(?:[/?#]\S*)?$/i

/** Recognises a web address, with or without its scheme, and names its owner where another name is in front. */
export const checkAddress: Check = ({ text, lines }) => {
  if (/^(?:https?|ftp|wss?):\/\/\S+$/i.test(text))
    return { kind: 'address', reason: ownerReason([text]) ?? 'a web address', sureness: 0.97 }
  if (lines.length > 1 && lines.every((line) => /^https?:\/\/\S+$/i.test(line))) {
    const counted = `${lines.length} web addresses`
    const reason = ownerReason(lines)
    return {
      kind: 'address',
      reason: reason === undefined ? counted : `${counted}, among them ${reason}`,
      sureness: 0.95,
    }
  }
  return /^www\.[^\s.]+\.\S+$/i.test(text) || DOMAIN.test(text)
    ? {
        kind: 'address',
        reason: ownerReason([`https://${text}`]) ?? 'a web address without https://',
        sureness: 0.9,
      }
    : undefined
}

/** Returns what to know about the first address that begins with the name of another site, or undefined. */
function ownerReason(addresses: readonly string[]): string | undefined {
  for (const address of addresses) {
    const named = URL.canParse(address) ? nameInFront(new URL(address).hostname) : undefined
    if (named !== undefined) return `one of ${named.owner} with “${named.front}” in front`
  }
  return undefined
}

const PAIR = String.raw`[\w.\-[\]%+~]{1,200}=[^&=\s]*`
const QUERY = new RegExp(String.raw`^(?:\?${PAIR}|${PAIR}&${PAIR})(?:&${PAIR})*&?$`)

/** Recognises a query string: names and values, joined by &. */
export const checkQueryString: Check = ({ text }) =>
  QUERY.test(text)
    ? { kind: 'query-string', reason: 'names and values, joined by &', sureness: 0.95 }
    : undefined

/** Recognises percent-encoded text. */
export const checkPercentEncoded: Check = ({ text }) => {
  const codes = text.match(/%[\da-f]{2}/gi)?.length ?? 0
  if (codes === 0 || /%(?![\da-f]{2})/i.test(text) || /\s/.test(text)) return undefined
  try {
    decodeURIComponent(text)
  } catch {
    return {
      kind: 'percent-encoded',
      reason: 'has % codes, some of them not UTF-8',
      sureness: 0.85,
    }
  }
  return { kind: 'percent-encoded', reason: 'has % codes for characters', sureness: 0.92 }
}

/** Recognises a UPI payment link or a UPI ID. */
export const checkUpi: Check = ({ text }) => {
  if (/^upi:\/\/(?:pay|mandate|collect)\b/i.test(text))
    return { kind: 'upi', reason: 'a UPI payment link', sureness: 0.995 }
  return /^[a-z\d][\w.-]{1,60}@[a-z][a-z\d]{1,30}$/i.test(text)
    ? { kind: 'upi', reason: 'has the form of a UPI ID', sureness: 0.93 }
    : undefined
}

const CONTENTS = [
  [/^otpauth(?:-migration)?:\/\//i, 'the secret of an authenticator app'],
  [/^WIFI:/, 'the access data of a Wi-Fi network'],
  [/^BEGIN:VCARD\b|^MECARD:/, 'a contact card'],
  [/^BEGIN:(?:VEVENT|VCALENDAR)\b/, 'a calendar event'],
  [/^(?:mailto|tel|sms|smsto|geo|matmsg):\S/i, 'a link that a phone opens'],
] as const

/** Recognises the texts that QR codes carry: Wi-Fi data, contacts, events, authenticator secrets. */
export const checkCodeContent: Check = ({ text }) => {
  const [, reason] = CONTENTS.find(([form]) => form.test(text)) ?? []
  return reason === undefined ? undefined : { kind: 'code-content', reason, sureness: 0.99 }
}
