import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import { isoDate, weekday, dayNumber } from '@/islands/ui/dates/calendar.ts'
import { fromNow } from '@/islands/ui/dates/from-now.ts'
import {
  BEYOND_YEARS,
  floorDivide,
  hasShownYear,
  isoText,
  momentInWords,
  shownAt,
} from '@/islands/ui/dates/moments.ts'
import { offsetText } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import { MONTHS } from '@/lib/long-date.ts'
import { FORMS, type Form } from './choices.ts'
import { unixNumber } from './unix-time.ts'

/** "Sat, 28 Nov 2026 13:00:00 +0530" (RFC 2822, now RFC 5322). */
function mailText(nanos: bigint, zone: string): string {
  const { date, time, offset } = shownAt(nanos, zone)
  const month = MONTHS[date.month - 1]?.slice(0, 3) ?? ''
  const year = String(date.year).padStart(4, '0')
  return `${weekday(date).slice(0, 3)}, ${date.day} ${month} ${year} ${time} ${offsetText(offset).slice(0, 6).replace(':', '')}`
}

/** Returns the zones of the result: India, UTC, and the chosen one if it is different. */
export function shownZones(zone: string): string[] {
  return [...new Set([INDIA, 'UTC', zone])]
}

/** Writes a moment in one form. The form of all zones has a line for each, or one line with tabs when it is `isRow`. */
export function written(nanos: bigint, form: Form, zone: string, isRow: boolean): string {
  if (form === 'zones')
    return isRow
      ? shownZones(zone)
          .map((one) => isoText(nanos, one))
          .join('\t')
      : shownZones(zone)
          .map((one) => `${zoneLabel(one)}: ${momentInWords(nanos, one)}`)
          .join('\n')
  const { date, time, fraction } = shownAt(nanos, zone)
  if (['sql', 'mail'].includes(form) && !hasShownYear(date)) return BEYOND_YEARS
  const texts: Record<Exclude<Form, 'zones'>, () => string> = {
    iso: () => isoText(nanos, zone),
    utc: () => isoText(nanos, 'UTC'),
    sql: () => `${isoDate(date)} ${time}${fraction}`,
    mail: () => mailText(nanos, zone),
    seconds: () => unixNumber(nanos, 9),
    milliseconds: () => unixNumber(nanos, 6),
    microseconds: () => unixNumber(nanos, 3),
    nanoseconds: () => unixNumber(nanos, 0),
  }
  return texts[form]()
}

/** Returns every form of one moment. `now` is in milliseconds. */
export function rowsOf(nanos: bigint, zone: string, now: number): ResultRow[] {
  const forms = (Object.keys(FORMS) as Form[]).filter((form) => form !== 'zones')
  const { date } = shownAt(nanos, zone)
  const day = dayNumber(date) - dayNumber({ year: date.year, month: 1, day: 1 }) + 1
  return [
    ...forms.map((form) => ({
      label: FORMS[form].replace('the zone', zoneLabel(zone)),
      text: written(nanos, form, zone, true),
    })),
    { label: 'From now', text: fromNow(Number(floorDivide(nanos, 1_000_000_000n)), now / 1000) },
    {
      label: `Day of the year in ${zoneLabel(zone)}`,
      text: hasShownYear(date) ? String(day) : BEYOND_YEARS,
    },
  ]
}
