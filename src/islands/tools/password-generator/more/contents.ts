import type { ComponentType } from 'react'

import type { FoldName, MoreProps } from '../MoreFolds.tsx'
import { CharacterFields } from './CharacterFields.tsx'
import { CopiedPasswords } from './CopiedPasswords.tsx'
import { LetterByLetter } from './LetterByLetter.tsx'
import { PasswordTime } from './PasswordTime.tsx'
import { SeveralPasswords } from './SeveralPasswords.tsx'
import { SiteRules } from './SiteRules.tsx'

/** What stands in each fold below the password. */
export const contents: Record<FoldName, ComponentType<MoreProps>> = {
  symbols: CharacterFields,
  rules: SiteRules,
  several: SeveralPasswords,
  time: PasswordTime,
  letters: LetterByLetter,
  copied: CopiedPasswords,
}
