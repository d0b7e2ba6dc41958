/** Error-correction levels, weakest first. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(text: string | undefined): text is Level {
  return LEVELS.some((level) => level === text)
}

/** Why a text without a UTF-8 form has no code. Not in `qr.ts`, because not every site draws codes. */
export const ILL_FORMED =
  'This text contains half of a surrogate pair, which a QR code cannot hold.'

/** The longest note that UPI carries to the bank, in characters. Apps cut or refuse longer ones. */
export const LONGEST_NOTE = 50

export const LONG_NOTE = `The note has more than ${LONGEST_NOTE} characters, the UPI limit. Apps may cut it off or refuse the code.`
