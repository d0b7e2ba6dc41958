import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { PasswordChoice } from './password.ts'

interface Props {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
  password: string
  /** Passwords copied on this visit, newest first. */
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

const MORE = Object.entries(FOLDS).map(([name, label]) => ({
  label,
  load: async () => (await import('./more/contents.tsx')).contents[name as keyof typeof FOLDS],
}))

/** The folds below the password. Their contents load when the first one is opened. */
export function MoreFolds(props: Props) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      {MORE.map((fold) => (
        <LoadedFold<Props> key={fold.label} {...fold}>
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
