import { useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import type { PathLanguage } from '@/json/tree/path-languages.ts'
import type { NodeDetails } from '@/json/tree/tree-state.ts'
import { LANGUAGES, SHADOWED } from '@/json/tree/sentences.ts'

/** A longer path is shown without its middle; the whole is copied. */
const MOST_SHOWN = 90

interface Props {
  details: NodeDetails | undefined
  /** What is said of the value that is chosen now. */
  current: () => NodeDetails | Promise<NodeDetails>
  copy: () => Promise<string>
  onShow: (offset: number) => void
}

/** The chosen value: its path in the language that is wanted, and what can be done with it. */
export function ChosenValue({ details, current, copy, onShow }: Props) {
  const [language, setLanguage] = useState<PathLanguage>('jsonpath')
  const path = async () => (await current()).paths[language]
  const value = async () => (await current()).text ?? copy()
  const show = () => attempt(async () => onShow((await current()).offset))
  return (
    <section className="tree-chosen" aria-label="Chosen value">
      <div className="tree-path">
        <select
          className="input"
          aria-label="Language of the path"
          value={language}
          onChange={({ target }) => setLanguage(target.value as PathLanguage)}
        >
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <code data-path>{details === undefined ? '' : shortened(details.paths[language])}</code>
      </div>
      {details?.isShadowed && <p className="hint">{SHADOWED}</p>}
      <div className="pane-actions">
        <CopyButton text={path} label="Copy path" copied="Path copied" />
        <CopyButton text={value} label="Copy value" copied="Value copied" />
        <button type="button" className="button button-small" onClick={() => void show()}>
          Show in the text
        </button>
      </div>
    </section>
  )
}

function shortened(path: string): string {
  // Of JSON Pointer the path of the whole document is the empty text.
  if (path === '') return '(empty: the whole document)'
  if (path.length <= MOST_SHOWN) return path
  return `${path.slice(0, MOST_SHOWN / 2).toWellFormed()} … ${path.slice(-MOST_SHOWN / 2).toWellFormed()}`
}
