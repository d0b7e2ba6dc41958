import { GuessTimes } from '../GuessTimes.tsx'
import type { PasswordChoice } from '../password.ts'
import { entropyBits } from '../strength.ts'
import { CharacterFields } from './CharacterFields.tsx'
import { CopiedPasswords, SeveralPasswords } from './PasswordLists.tsx'
import { SiteRules } from './SiteRules.tsx'
import { spoken } from './spoken.ts'

/** The content of each fold below the password. */
export const contents = {
  symbols: CharacterFields,
  rules: SiteRules,
  several: SeveralPasswords,
  time: PasswordTime,
  letters: LetterByLetter,
  copied: CopiedPasswords,
}

/** How long attacks take to guess the password. */
function PasswordTime({ choice }: { choice: PasswordChoice }) {
  return <GuessTimes bits={entropyBits(choice)} />
}

/** The characters of the password, each with the name for reading it aloud. */
function LetterByLetter({ password }: { password: string }) {
  return (
    <>
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
