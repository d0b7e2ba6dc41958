import type { MoreProps } from '../MoreFolds.tsx'
import { spoken } from './spoken.ts'

/** The password of the page, each character with the name by which it is read aloud. */
export function LetterByLetter({ password }: MoreProps) {
  return (
    <>
      <p className="hint">For reading a password over the phone or from paper.</p>
      <ol className="letter-list" aria-label="Characters of the password">
        {[...password].map((character, at) => (
          <li key={at}>
            <code aria-hidden="true">{character}</code> {spoken(character)}
          </li>
        ))}
      </ol>
    </>
  )
}
