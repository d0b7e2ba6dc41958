/** The content of the advertisement boxes. See docs/operations.md, "Turning on advertising", for the cost of each. */
export const adModes = ['placeholder', 'off', 'house', 'frame'] as const
type AdMode = (typeof adModes)[number]

/** The sizes of the boxes: width and height in CSS pixels. */
export const adSizes = {
  banner: [728, 90],
  rectangle: [336, 280],
  inline: [300, 250],
  'mobile-sticky': [320, 50],
} as const
export type AdSize = keyof typeof adSizes

/** Sizes that may show a frame. Networks such as AdSense forbid their units in fixed boxes, so the phone strip may not. */
const framedSizes = ['banner', 'rectangle', 'inline'] as const satisfies AdSize[]

/** The operator's advertising settings. */
export interface Advertising {
  mode: AdMode
  /** The address of the operator's advertisements, on a separate origin. Empty unless the mode is `frame`. */
  frameUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads `ADS` and `ADS_FRAME_URL`, which have defaults if missing or empty. Throws a sentence for an invalid value. */
export function readAdvertising(environment: Environment): Advertising {
  const setting = environment['ADS']?.trim() || 'placeholder'
  const mode = adModes.find((one) => one === setting)
  if (mode === undefined)
    throw new Error(`ADS must be one of ${adModes.join(', ')}, not "${setting}".`)
  if (mode !== 'frame') return { mode, frameUrl: '' }
  const frameUrl = environment['ADS_FRAME_URL']?.trim() ?? ''
  const error = findFrameError(frameUrl, environment['SITE_URL'])
  if (error !== undefined) throw new Error(error)
  return { mode, frameUrl }
}

/** Returns the address of the frame for a size. */
export function frameAddress(frameUrl: string, size: AdSize): string {
  return `${frameUrl}?size=${size}`
}

/** Returns all addresses of frames; empty unless the mode is `frame`. */
export function frameAddresses({ mode, frameUrl }: Advertising): string[] {
  return mode === 'frame' ? framedSizes.map((size) => frameAddress(frameUrl, size)) : []
}

/** Returns whether a box of this size may show a frame. */
export function mayBeFramed(size: AdSize): boolean {
  return framedSizes.some((framed) => framed === size)
}

/** Valid addresses. Characters with a meaning in `Connection-Allowlist` or in a policy are excluded. */
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
