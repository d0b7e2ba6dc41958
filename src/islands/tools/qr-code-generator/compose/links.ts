import type { Written } from '../code-form.ts'
import { asciiDigits } from '../code-text.ts'

export type MailField = 'to' | 'cc' | 'subject' | 'body'

/** Returns the link that starts an email (RFC 6068), in percent-encoded UTF-8 with `%20` for spaces and `%0D%0A` for line breaks. */
export function mailLink(values: Record<MailField, string>): Written<MailField> {
  const [to, cc] = [addressesIn(values.to), addressesIn(values.cc)]
  const problems = { to: mailProblem(to), cc: mailProblem(cc) }
  if (to.length === 0 || problems.to || problems.cc) return { text: '', problems }
  const body = values.body.replace(/\r\n|\r|\n/g, '\r\n')
  const query = [
    ['cc', cc.map(encodedAddress).join(',')],
    ['subject', encoded(values.subject.trim())],
    ['body', encoded(body)],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const text = `mailto:${to.map(encodedAddress).join(',')}`
  return { text: query === '' ? text : `${text}?${query}`, problems }
}

/** Splits addresses at commas and semicolons outside quoted names. */
function addressesIn(typed: string): string[] {
  const parts = typed.match(/(?:"(?:[^"\\]|\\.)*"|[^,;])+/gs) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function mailProblem(addresses: readonly string[]): string | undefined {
  const wrong = addresses.find((address) => !/^(?:".+"|[^\s@"]+)@[^\s@"]+$/.test(address))
  if (wrong === undefined) return undefined
  return `${wrong.slice(0, 50)} is not an email address. Write it like name@example.com, and separate several with commas.`
}

function encodedAddress(address: string): string {
  const end = address.lastIndexOf('@')
  return `${encoded(address.slice(0, end))}@${encoded(address.slice(end + 1))}`
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** The most digits of a country code and number together (ITU-T E.164). */
const MOST_DIGITS = 15

/** Service numbers, such as 112, are short and have no country code. */
const LONGEST_SERVICE_NUMBER = 6

/** A parsed phone number as it is dialled; empty while the input is empty or invalid. */
interface PhoneNumber {
  number: string
  problem?: string
  warnings: readonly string[]
}

/** Parses a phone number: digits, `*` and `#`, a leading `+`, and visual separators (RFC 3966, 3). */
function phoneNumber(typed: string): PhoneNumber {
  // Phones copy numbers with invisible direction marks around them.
  const plain = asciiDigits(typed).replace(/[\p{Cf}\s]/gu, '')
  const number = plain.replace(/[().\p{Pd}]/gu, '')
  const problem = number === '' ? undefined : numberProblem(plain, number)
  if (problem !== undefined) return { number: '', problem, warnings: [] }
  return { number, warnings: numberWarnings(number) }
}

function numberProblem(plain: string, number: string): string | undefined {
  if (!/^(?:\+\d+|[\d*#]+)$/.test(number))
    return 'A phone number has digits and a + in front, such as +91 98765 43210.'
  if (!number.startsWith('+')) return undefined
  if (plain.includes('(0)')) return 'Leave out the (0): it is not dialled after a country code.'
  if (number.startsWith('+0')) return 'A country code does not begin with 0. India has +91.'
  if (number.length > MOST_DIGITS + 1)
    return `A number has ${MOST_DIGITS} digits at most with its country code, and this one has ${number.length - 1}.`
  return undefined
}

function numberWarnings(number: string): string[] {
  if (/[*#]/.test(number)) return ['Many phones refuse to dial * and # from a code.']
  if (number.startsWith('00')) return ['Write + instead of 00: not every country dials 00.']
  if (number.startsWith('+') || number.length <= LONGEST_SERVICE_NUMBER) return []
  return ['Without + and the country code, such as +91, it works in its own country only.']
}

export type PhoneField = 'number'

/**
 * Returns the link that calls a number (RFC 3966). A national number is written as it is dialled, without the standard's
 * `;phone-context=`, which phones do not read.
 */
export function phoneLink(values: Record<PhoneField, string>): Written<PhoneField> {
  const { number, problem, warnings } = phoneNumber(values.number)
  const text = number === '' ? '' : `tel:${number.replaceAll('#', '%23')}`
  return { text, problems: { number: problem }, warnings }
}

export type SmsField = 'recipient' | 'message' | 'form'

/**
 * Returns the text that prepares an SMS: `SMSTO:number:text`, which readers split at the first two colons, or the link of
 * RFC 5724, whose text is percent-encoded.
 */
export function smsText(values: Record<SmsField, string>): Written<SmsField> {
  const { number, problem, warnings } = phoneNumber(values.recipient)
  const problems = {
    recipient: /[*#]/.test(number) ? 'An SMS cannot go to a number with * or #.' : problem,
  }
  if (number === '' || problems.recipient) return { text: '', problems }
  const message = values.message.toWellFormed()
  const text = values.form === 'link' ? link(number, message) : written(number, message)
  return { text, problems, warnings }
}

function written(number: string, message: string): string {
  return message === '' ? `SMSTO:${number}` : `SMSTO:${number}:${message}`
}

function link(number: string, message: string): string {
  if (message === '') return `sms:${number}`
  return `sms:${number}?body=${encodeURIComponent(message.replace(/\r\n|\r|\n/g, '\r\n'))}`
}

export type PlaceField = 'coordinates'

/** Returns the link to a place (RFC 5870) from coordinates in the formats of maps. */
export function placeLink(values: Record<PlaceField, string>): Written<PlaceField> {
  const typed = asciiDigits(values.coordinates)
    .replace(/^\s*geo:/i, '')
    .trim()
  if (typed === '') return { text: '' }
  const [latitude, longitude] = pairIn(typed)
  if (latitude === undefined || longitude === undefined) return wrong(NO_PAIR)
  if (Math.abs(Number(latitude)) > 90) return wrong(`A latitude is between -90 and 90. ${ORDER}`)
  if (Math.abs(Number(longitude)) > 180) return wrong('A longitude is between -180 and 180.')
  // The longitude of a pole is written as 0 (RFC 5870, 3.4.2).
  const east = Math.abs(Number(latitude)) === 90 ? '0' : longitude
  return {
    text: `geo:${latitude},${east}`,
    warnings: placeWarnings(Number(latitude), Number(east)),
  }
}

const NO_PAIR =
  'Enter latitude and longitude in degrees with a comma between, such as 28.6129, 77.2295.'
const ORDER = 'The latitude comes first.'

function wrong(coordinates: string): Written<PlaceField> {
  return { text: '', problems: { coordinates } }
}

/** India has latitudes from 6 to 38 and longitudes from 68 to 98: swapped, its places are in the Arctic Ocean. */
function placeWarnings(latitude: number, longitude: number): string[] {
  const isTurned = latitude >= 68 && longitude >= 6 && longitude <= 38
  return isTurned ? [`Is this the right way round? ${ORDER} In India it is between 6 and 38.`] : []
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,20})?)`
const DEGREES = String.raw`([+-]?)\s{0,9}${NUMBER}\s{0,9}°?(?:\s{0,9}${NUMBER}\s{0,9}['′])?(?:\s{0,9}${NUMBER}\s{0,9}(?:"|″|''|′′))?`
const PAIR = new RegExp(
  String.raw`^${DEGREES}\s{0,9}([NS]?)(?:\s{0,9}[,;]\s{0,9}|\s{1,9})${DEGREES}\s{0,9}([EW]?)$`,
  'i',
)

function pairIn(typed: string): (string | undefined)[] {
  const match = PAIR.exec(typed.replaceAll('−', '-'))
  if (match === null) return []
  return [decimal(match.slice(1, 6)), decimal(match.slice(6, 11))]
}

/** Returns degrees as in RFC 5870: the digits as typed; minutes and seconds become six decimals, a tenth of a metre. */
function decimal([sign, degrees = '', minutes, seconds, side]: string[]): string | undefined {
  if (sign !== '' && side !== '') return undefined
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined
  const isWhole = minutes === undefined && seconds === undefined
  const whole = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const size = isWhole ? degrees.replace(/^0+(?=\d)/, '') : String(Number(whole.toFixed(6)))
  const isNegative = (sign === '-' || /[SW]/i.test(side ?? '')) && Number(size) !== 0
  return isNegative ? `-${size}` : size
}
