import { type AdSize, adSizes } from '../lib/advertising.ts'

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
  /** Who pays for it. */
  sponsor: string
  link: string
  /** Also the words of a picture. */
  headline: string
  text?: string | undefined
  picture?: AdPicture
}

/** A booking: the advertisement, and the first and the last day on which it is shown. */
export interface Booking extends HouseAd {
  from: Date
  until: Date
}

/** Returns whether the page at a canonical path has advertisement boxes: tools, home, blog, FAQ and About. */
export function hasAdPlaces(path: string): boolean {
  return /^\/(?:(?:blog|tools)\/.+|blog|faq|about)?$/.test(path)
}

/** Returns the box that a picture fits, whose size or twice that it has, or undefined. */
export function boxOf({ width, height }: AdPicture): AdSize | undefined {
  return (Object.keys(adSizes) as AdSize[]).find((size) => {
    const [boxWidth, boxHeight] = adSizes[size]
    return [1, 2].some((factor) => width === factor * boxWidth && height === factor * boxHeight)
  })
}

/** The place of an advertisement, and the day as midnight UTC. */
interface Place {
  path: string
  size: AdSize
  day: Date
}

/** Returns the booking to show, or undefined if none fits. Several bookings share the pages, and each page keeps its booking. */
export function chooseBooking(bookings: readonly Booking[], place: Place): Booking | undefined {
  const { path, size, day } = place
  const fitting = bookings.filter(
    ({ from, until, picture }) =>
      from <= day && day <= until && (picture === undefined || boxOf(picture) === size),
  )
  // A hash that is the same in every build.
  const sum = (total: number, sign: string) => (total * 31 + sign.charCodeAt(0)) % 65_521
  return fitting[[...`${path} ${size}`].reduce(sum, 7) % fitting.length]
}

/** Returns the current day in India as midnight UTC, the form in which dates of files are parsed. */
export function dayInIndia(now: Date): Date {
  return new Date(now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }))
}
