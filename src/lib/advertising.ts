/** What fills the advertisement boxes. docs/operations.md, "Turning on advertising", tells what each costs. */
export const adModes = ['placeholder', 'off', 'house', 'frame'] as const
type AdMode = (typeof adModes)[number]

/** The boxes by name, with their width and height in CSS pixels. */
export const adSizes = {
  banner: [728, 90],
  rectangle: [336, 280],
  inline: [300, 250],
  'mobile-sticky': [320, 50],
} as const
export type AdSize = keyof typeof adSizes

/** The box at the bottom of phone screens never shows a frame: networks forbid their units in fixed boxes, AdSense for one. */
const framedSizes = ['banner', 'rectangle', 'inline'] as const satisfies AdSize[]

/** What the operator has set about advertising. */
export interface Advertising {
  mode: AdMode
  /** The address of the operator's advertisements, on an origin of their own. Empty unless the mode is `frame`. */
  frameUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads `ADS` and `ADS_FRAME_URL`; an absent or empty one takes its default. Throws one sentence when one is wrong. */
export function readAdvertising(environment: Environment): Advertising {
  const given = environment['ADS']?.trim() || 'placeholder'
  const mode = adModes.find((one) => one === given)
  if (mode === undefined)
    throw new Error(`ADS must be one of ${adModes.join(', ')}, not "${given}".`)
  if (mode !== 'frame') return { mode, frameUrl: '' }
  const frameUrl = environment['ADS_FRAME_URL']?.trim() ?? ''
  const error = findFrameError(frameUrl, environment['SITE_URL'])
  if (error !== undefined) throw new Error(error)
  return { mode, frameUrl }
}

/** The address of the frame in a box of this size. */
export function frameAddress(frameUrl: string, size: AdSize): string {
  return `${frameUrl}?size=${size}`
}

/** Every address that a page may show in a frame: none unless the mode is `frame`. */
export function frameAddresses({ mode, frameUrl }: Advertising): string[] {
  return mode === 'frame' ? framedSizes.map((size) => frameAddress(frameUrl, size)) : []
}

/** Whether a box of this size may show a frame. */
export function mayBeFramed(size: AdSize): boolean {
  return framedSizes.some((framed) => framed === size)
}

/** Signs with a meaning in `Connection-Allowlist` or in a policy are refused, so that an address always means itself there. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~%/-]*)?$/

function findFrameError(frameUrl: string, siteUrl?: string): string | undefined {
  const example = 'such as https://ads.example/slot'
  if (frameUrl === '') return `ADS=frame needs ADS_FRAME_URL, an address ${example}.`
  if (!PLAIN_ADDRESS.test(frameUrl) || !URL.canParse(frameUrl))
    return `ADS_FRAME_URL must be an address without a query ${example}, not "${frameUrl}".`
  const { protocol, hostname, origin } = new URL(frameUrl)
  if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== 'localhost')
    return `ADS_FRAME_URL must begin with https://, not "${frameUrl}".`
  const isOwn = siteUrl !== undefined && URL.canParse(siteUrl) && new URL(siteUrl).origin === origin
  return isOwn
    ? `ADS_FRAME_URL must be on another origin than SITE_URL, not "${frameUrl}".`
    : undefined
}
