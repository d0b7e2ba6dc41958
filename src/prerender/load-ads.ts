import { getCollection } from 'astro:content'

import type { AdSize } from '../lib/advertising.ts'

import { AuthorError } from './author-error.ts'
import {
  type AdPicture,
  type Booking,
  boxOf,
  chooseBooking,
  dayInIndia,
  hasAdPlaces,
  type HouseAd,
} from './house-ads.ts'
import { adMode } from './site-settings.ts'

/**
 * Returns the content of a box on the page at a canonical path: an advertisement of this site, the word "Advertisement"
 * (`label`), or undefined without a box. Throws a sentence for an invalid booking.
 */
export async function loadAd(path: string, size: AdSize): Promise<HouseAd | 'label' | undefined> {
  if (adMode === 'off' || !hasAdPlaces(path)) return undefined
  if (adMode === 'placeholder') return 'label'
  bookings ??= readBookings()
  return chooseBooking(await bookings, { path, size, day: dayInIndia(new Date()) })
}

const pictures = import.meta.glob<AdPicture>('../content/ads/*.{png,jpg,jpeg,webp,avif,gif}', {
  import: 'default',
  eager: true,
})

/** The bookings, which are read once per build. */
let bookings: Promise<Booking[]> | undefined

async function readBookings(): Promise<Booking[]> {
  const entries = await getCollection('ads')
  // Each page keeps its booking in every build.
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return sorted.map(({ id, filePath = id, data: { picture: name, ...booking } }) => {
    if (name === undefined) return booking
    const picture = pictures[`../content/ads/${name}`]
    if (picture === undefined)
      throw new AuthorError(`${filePath}: there is no picture "${name}" in the same folder.`)
    if (boxOf(picture) === undefined)
      throw new AuthorError(
        `${filePath}: a picture must have the size of a box, or twice that, not ${picture.width}×${picture.height}.`,
      )
    return { ...booking, picture }
  })
}
