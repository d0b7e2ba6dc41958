import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Picture } from './png.ts'
import { isSameText, readBack, readByCamera, readFromAfar } from './read-back.ts'

/** The picture of a code, its text, and its width in modules if it must be readable from afar as well. */
export interface ReadBackRequest {
  picture: Picture
  text: string
  fromAfar: number | undefined
}

/** Whether the text was read as a camera sees the picture ('ready'), only pixel by pixel ('fine'), or not at all. */
export type Verdict = 'ready' | 'fine' | 'unreadable'

/** Reads one picture back off the main thread. */
answerRequests(({ picture, text, fromAfar }: ReadBackRequest): Verdict => {
  const seen = readByCamera(picture)
  if (seen === undefined && fromAfar === undefined)
    return isSameText(readBack(picture), text) ? 'fine' : 'unreadable'
  const isSame = isSameText(seen, text)
  return isSame && (fromAfar === undefined || readFromAfar(picture, fromAfar) === seen)
    ? 'ready'
    : 'unreadable'
})
