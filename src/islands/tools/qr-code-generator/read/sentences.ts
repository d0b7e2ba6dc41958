import { ownEntry } from '@/lib/own-entry.ts'

/** Advice when no code was read. */
export const NO_CODE =
  'No QR code was found in this picture. Show the whole code with its white border, sharp and evenly lit. Crop the picture to the code, or take it again from straight in front.'
export const DAMAGED =
  'There seems to be a code in this picture, but it could not be read. It may be blurred, bent, covered or in glare. Take the picture again, closer and from straight in front.'
export const UNKNOWN_MODE =
  'A QR code was found and its errors were corrected, but its contents are written in a mode that this page does not read.'
export const UNOPENED =
  'This browser cannot open this file as a picture. Save it as PNG or JPEG, or take a screenshot of it.'
export const SCRAMBLED =
  'This browser changes the pixels that pages read, as a protection against fingerprinting, so no code can be read. Allow this site to use canvas data, or use another browser.'

const INSECURE =
  'Browsers open the camera only on pages with https://. Choose or paste a picture instead.'

const REFUSED =
  'The camera is blocked. Allow it with the icon next to the page’s address, and on some devices also in the system settings. You can also choose a picture.'
const MISSING = 'No camera was found on this device. Choose or paste a picture instead.'
const BUSY =
  'The camera did not start. Another program may be using it: close that one, then try again.'

/** The name of the error on pages without https, for which the standard has no name. */
export const INSECURE_ERROR = 'InsecureError'

/** By the error names of the standard (Media Capture and Streams, `getUserMedia`). */
const PROBLEMS: Record<string, string> = {
  NotAllowedError: REFUSED,
  SecurityError: REFUSED,
  NotFoundError: MISSING,
  OverconstrainedError: MISSING,
  NotReadableError: BUSY,
  AbortError: BUSY,
  [INSECURE_ERROR]: INSECURE,
}

/** Returns the sentence that says why the camera could not be opened. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  return (
    ownEntry(PROBLEMS, name) ?? 'The camera could not be opened. Choose or paste a picture instead.'
  )
}
