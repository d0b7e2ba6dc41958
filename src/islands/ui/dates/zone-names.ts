/** India's zone under its present name. Some engines list it only as Asia/Calcutta. */
export const INDIA = 'Asia/Kolkata'

/** Zones that the selects offer at once; the engine's whole list follows them. */
export const COMMON_ZONES = [
  INDIA,
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/** Returns all zones of the engine, the common ones first. India has its present name only. */
export function allZones(): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Calcutta')
  return [...new Set([...COMMON_ZONES, ...others])]
}

/** "IST" for India, otherwise the zone's name. */
export function zoneLabel(zone: string): string {
  return zone === INDIA ? 'IST' : zone
}
