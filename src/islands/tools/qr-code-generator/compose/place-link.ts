import type { Written } from '../code-form.ts'
import { asciiDigits } from '../code-text.ts'

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
  return { text: `geo:${latitude},${east}`, warnings: warningsOn(Number(latitude), Number(east)) }
}

const NO_PAIR =
  'Enter latitude and longitude in degrees with a comma between, such as 28.6129, 77.2295.'
const ORDER = 'The latitude comes first.'

function wrong(coordinates: string): Written<PlaceField> {
  return { text: '', problems: { coordinates } }
}

/** India has latitudes from 6 to 38 and longitudes from 68 to 98: swapped, its places are in the Arctic Ocean. */
function warningsOn(latitude: number, longitude: number): string[] {
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
