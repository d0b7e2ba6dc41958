import { type AdSize, adSizes } from '../lib/advertising.ts'

import type { PageClass } from './ad-policy.ts'

/** Valid links of an advertisement. Characters with a meaning in `Connection-Allowlist` are excluded (server/headers.ts). */
export const bookedLink = /^(?:\/(?!\/)|https:\/\/[\w.-]+(?::\d+)?(?=[/?#]|$))[\w.~%/?&=#,;@!$'-]*$/

/** A picture of the build, with its width and height in pixels. */
export interface AdPicture {
  src: string
  width: number
  height: number
}

/** An advertisement hosted by this site: a picture, or a headline with a text. */
export interface HouseAd {
  /** Who pays for it. Empty for a tool of this site. */
  sponsor: string
  link: string
  headline: string
  text: string
  picture?: AdPicture
  alt: string
}

/** A booking: the advertisement, and when and where it is shown. */
export interface Booking extends HouseAd {
  file: string
  from: Date
  until: Date
  classes: readonly PageClass[]
  /** The size of a picture. A text fits every box. */
  size?: AdSize
}

/** Returns a sentence for the first error in a booking, or undefined. */
export function findBookingError(booking: Booking): string | undefined {
  const { file, from, until, headline, text, picture, alt, size } = booking
  if (until < from) return `${file}: until must not be before from.`
  if (picture === undefined)
    return headline === '' || text === ''
      ? `${file}: an advertisement needs a headline and a text, or a picture.`
      : undefined
  if (alt === '' || size === undefined)
    return `${file}: a picture needs its size, one of ${Object.keys(adSizes).join(', ')}, and alt, its content in words.`
  const [width, height] = adSizes[size]
  const fits = [1, 2].some(
    (factor) => picture.width === factor * width && picture.height === factor * height,
  )
  if (fits) return undefined
  return `${file}: a picture of size ${size} must have ${width}×${height} pixels, or twice that, not ${picture.width}×${picture.height}.`
}

/** The place of an advertisement, and the day as midnight UTC. */
interface Place {
  path: string
  pageClass: PageClass
  size: AdSize
  day: Date
}

/** Returns the booking to show, or undefined if none fits. Several bookings share the pages, and each page keeps its booking. */
export function chooseBooking(bookings: readonly Booking[], place: Place): Booking | undefined {
  const fitting = bookings.filter(
    ({ from, until, classes, size }) =>
      from <= place.day &&
      place.day <= until &&
      classes.includes(place.pageClass) &&
      (size ?? place.size) === place.size,
  )
  return fitting[placeNumber(place) % fitting.length]
}

/** Returns the tool to show without a booking, never the page's own. */
export function chooseTool<T extends { href: string }>(
  tools: readonly T[],
  place: Pick<Place, 'path' | 'size'>,
): T | undefined {
  const others = tools.filter(
    ({ href }) => place.path !== href && !place.path.startsWith(`${href}/`),
  )
  return others[placeNumber(place) % others.length]
}

/** Returns the current day in India as midnight UTC, the form in which dates of files are parsed. */
export function dayInIndia(now: Date): Date {
  return new Date(now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }))
}

/** Returns a hash of the place that is the same in every build. */
function placeNumber({ path, size }: Pick<Place, 'path' | 'size'>): number {
  return [...`${path} ${size}`].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 7)
}
