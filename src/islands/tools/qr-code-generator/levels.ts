/** Error-correction levels, weakest first. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(text: string | undefined): text is Level {
  return LEVELS.some((level) => level === text)
}
