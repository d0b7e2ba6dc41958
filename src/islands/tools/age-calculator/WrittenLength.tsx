import type { Length } from './length-words.ts'
import { lengthInEnglish, lengthInHindi } from './written-length.ts'

/** A length of time in words, as forms ask for it. */
export function WrittenLength({ length }: { length: Length }) {
  return (
    <div className="mt-4" data-written>
      <p className="label font-semibold">In words</p>
      <p>{lengthInEnglish(length)}</p>
      <p lang="hi">{lengthInHindi(length)}</p>
    </div>
  )
}
