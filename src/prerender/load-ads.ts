import { getCollection } from 'astro:content'

import { type AdSize, frameAddress } from '../lib/advertising.ts'

import { AuthorError } from './author-error.ts'
import { adFillOf, type PageClass, pageClassOf } from './ad-policy.ts'
import {
  type AdPicture,
  type Booking,
  chooseBooking,
  chooseTool,
  dayInIndia,
  findBookingError,
  type HouseAd,
} from './house-ads.ts'
import { loadTools } from './load-tools.ts'
import { advertising } from './site-settings.ts'

/** The content of an advertisement box. */
type AdContent =
  | { fill: 'nothing' | 'label' }
  | { fill: 'frame'; address: string }
  | { fill: 'house'; ad: HouseAd }

/** Returns the class of the page at a canonical path. */
export async function loadPageClass(path: string): Promise<PageClass | 'none'> {
  return pageClassOf(path, await loadTools())
}

/** Returns the content of a box on the page at a canonical path. Throws a sentence for an invalid booking. */
export async function loadAd(path: string, size: AdSize): Promise<AdContent> {
  const pageClass = await loadPageClass(path)
  const fill = adFillOf(advertising, pageClass, size)
  if (fill === 'frame') return { fill, address: frameAddress(advertising.frameUrl, size) }
  if (fill !== 'house' || pageClass === 'none') return { fill: fill === 'label' ? fill : 'nothing' }
  const place = { path, pageClass, size, day: dayInIndia(new Date()) }
  const ad = chooseBooking(await loadBookings(), place) ?? (await loadToolAd(place))
  return ad === undefined ? { fill: 'nothing' } : { fill, ad }
}

async function loadToolAd(place: { path: string; size: AdSize }): Promise<HouseAd | undefined> {
  const tool = chooseTool(await loadTools(), place)
  if (tool === undefined) return undefined
  return { sponsor: '', link: tool.href, headline: tool.label, text: tool.summary, alt: '' }
}

const pictures = import.meta.glob<AdPicture>('../content/ads/*.{png,jpg,jpeg,webp,avif,gif}', {
  import: 'default',
  eager: true,
})

let bookings: Promise<Booking[]> | undefined

/** Returns the bookings, which are read once per build. */
function loadBookings(): Promise<Booking[]> {
  return (bookings ??= readBookings())
}

async function readBookings(): Promise<Booking[]> {
  const entries = await getCollection('ads')
  return entries.map(({ id, filePath = id, data }) => {
    const { headline = '', text = '', alt = '', size, picture, ...rest } = data
    const found = picture === undefined ? undefined : pictures[`../content/ads/${picture}`]
    if (picture !== undefined && found === undefined)
      throw new AuthorError(`${filePath}: there is no picture "${picture}" in the same folder.`)
    const booking: Booking = {
      ...rest,
      file: filePath,
      headline,
      text,
      alt,
      ...(size && { size }),
      ...(found && { picture: found }),
    }
    const error = findBookingError(booking)
    if (error !== undefined) throw new AuthorError(error)
    return booking
  })
}
