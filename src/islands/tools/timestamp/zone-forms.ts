import { knownZone } from '@/islands/ui/dates/time-zones.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'

/** What stands after a time: a fixed offset in seconds, or a zone whose offset depends on the day. */
export type WrittenZone = { offset: number; note?: string } | { zone: string }

/** Hours ahead of UTC of the abbreviations in RFC 5322 section 4.3, and India's. */
const ABBREVIATIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ z: 0, ut: 0, utc: 0, gmt: 0, ist: 5.5 },
    ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  }),
)

const UNKNOWN_OFFSET =
  '-00:00 says that the local offset is not known (RFC 3339). The time is read as UTC.'

/** Reads an offset, an abbreviation or the name of a zone. Throws when it is not known. */
export function readZone(text: string): WrittenZone {
  const hours = ABBREVIATIONS.get(text.toLowerCase())
  if (hours !== undefined)
    return text.toLowerCase() === 'ist' ? { zone: INDIA } : { offset: hours * 3600 }
  const parts = /^(?:gmt|utc)?([+-])(\d\d?)(?::?(\d\d)(?::?(\d\d))?)?$/i.exec(text)
  if (parts !== null) {
    const [, sign, hour, minute = '0', second = '0'] = parts
    if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
      throw new Error(
        `${text} is not an offset: use hours from 00 to 23 and minutes from 00 to 59.`,
      )
    const offset = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
    if (sign === '+') return { offset }
    return offset === 0 ? { offset, note: UNKNOWN_OFFSET } : { offset: -offset }
  }
  const zone = text.includes('/') ? knownZone(text) : undefined
  if (zone !== undefined) return { zone }
  throw new Error(
    `The zone “${text}” is not known. Write an offset such as +05:30, or a name such as Asia/Kolkata.`,
  )
}
