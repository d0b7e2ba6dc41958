import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
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

type Contents = Record<FoldName, ComponentType<MoreProps>>

/** What else can be done with passwords, folded away; loaded when the first is opened. */
export function MoreFolds(props: MoreProps) {
  const [opened, setOpened] = useState<Partial<Record<FoldName, boolean>>>({})
  const [contents, setContents] = useState<Contents>()
  const open = (name: FoldName) => {
    setOpened((before) => ({ ...before, [name]: true }))
    void attempt(async () => {
      const part = await loadPart(() => import('./more/contents.ts'))
      setContents(part.contents)
    })
  }
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      {Object.entries(FOLDS).map(([key, title]) => {
        const name = key as FoldName
        const Content = contents?.[name]
        return (
          <details
            className="fold"
            key={name}
            onToggle={({ currentTarget }) => currentTarget.open && open(name)}
          >
            <summary>{title}</summary>
            {opened[name] && (
              <div className="more-content">
                {Content ? <Content {...props} /> : <p data-loading>Loading …</p>}
              </div>
            )}
          </details>
        )
      })}
    </section>
  )
}
