import { filled, unescaped, type Meaning } from './meaning.ts'

/** Explains a place on the map (RFC 5870). Android adds its name as `q`. */
export function placeMeaning(text: string): Meaning | undefined {
  const [, latitude = '', longitude = '', rest = ''] =
    /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)([,;?].*)?$/is.exec(text) ?? []
  if (latitude === '') return undefined
  const [, label = ''] = /[?&]q=([^&]*)/i.exec(rest) ?? []
  const [, metres = ''] = /;u=([\d.]+)/i.exec(rest) ?? []
  const place = `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  return {
    kind: 'Place',
    does: `This shows a place on the map: ${place}.`,
    details: filled([
      ['Latitude', degrees(latitude, 'N', 'S')],
      ['Longitude', degrees(longitude, 'E', 'W')],
      ['Searched for', unescaped(label.replaceAll('+', ' '))],
      ['Exact to', metres === '' ? '' : `${metres} m`],
    ]),
    warnings: isOnEarth
      ? []
      : ['There is no such place: a latitude ends at 90°, a longitude at 180°.'],
  }
}

function degrees(text: string, positive: string, negative: string): string {
  return text.startsWith('-') ? `${text.slice(1)}° ${negative}` : `${text}° ${positive}`
}
