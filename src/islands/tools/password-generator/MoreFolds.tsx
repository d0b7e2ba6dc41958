import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { PasswordChoice } from './password.ts'

/** What the folds below the password are given. */
export interface MoreProps {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
  password: string
  /** Passwords that were copied on this visit, the last one first. */
  copied: readonly string[]
  onCopied: (text: string) => void
}

const FOLDS = {
  symbols: 'Choose or leave out characters',
  rules: 'For a site’s rules',
  several: 'Several at once',
  time: 'Time to guess',
  letters: 'Letter by letter',
  copied: 'Copied on this visit',
}
export type FoldName = keyof typeof FOLDS

const MORE = Object.entries(FOLDS).map(([name, label]) => ({
  label,
  load: async () => (await import('./more/contents.ts')).contents[name as FoldName],
}))

/** What else can be done with passwords, folded away; loaded when the first is opened. */
export function MoreFolds(props: MoreProps) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      {MORE.map((fold) => (
        <LoadedFold key={fold.label} {...fold}>
          {(Content) => (
            <div className="more-content">
              <Content {...props} />
            </div>
          )}
        </LoadedFold>
      ))}
    </section>
  )
}
