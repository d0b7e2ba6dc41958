import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { CancelButton } from '@/islands/ui/work/CancelWork.tsx'
import { useEffect, useState } from 'react'
import type { PanelProps } from '../use-opened.ts'
import { TreeRows } from './TreeRows.tsx'
import { useTree } from './use-tree.ts'
import { whole } from '@/lib/format.ts'
import type { TreeChange, TreeState, NodeDetails } from '@/json/tree/tree-state.ts'
import { LANGUAGES, SHADOWED } from '@/json/tree/sentences.ts'
import { counted } from '@/lib/quantity.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import type { PathLanguage } from '@/json/tree/path-languages.ts'

/** Renders a result as a collapsible tree, with the path of the selected value. */
export function TreePanel({ result, onShow, chosen }: PanelProps) {
  const tree = useTree(result.whole)
  const { phase, change } = tree
  const isReady = phase.kind === 'ready'
  useEffect(() => {
    if (isReady && chosen !== undefined) void change({ kind: 'chooseAt', offset: chosen })
  }, [isReady, chosen, change])
  if (phase.kind === 'reading') return <Reading share={phase.share} onCancel={tree.cancel} />
  if (phase.kind === 'ended')
    return (
      <div className="pane-empty" role="status">
        <p>{phase.message}</p>
        <button type="button" className="button button-small" onClick={tree.again}>
          Try again
        </button>
      </div>
    )
  return (
    <>
      <FoldBar state={phase.state} change={change} />
      <TreeRows work={tree.work} state={phase.state} change={change} />
      <ChosenValue details={tree.details} current={tree.current} copy={tree.copy} onShow={onShow} />
    </>
  )
}

function Reading({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="pane-empty">
      <Progress share={share} className="w-full" />
      <CancelButton onCancel={onCancel} returnTo={() => null} />
    </div>
  )
}

/** Levels in the menu. Deeper levels unfold individually or with "all". */
const MOST_LEVELS = 20

interface FoldBarProps {
  state: TreeState
  change: (change: TreeChange) => void
}

/** Renders the controls that fold and unfold many values at once, and the number of values. */
function FoldBar({ state: { rowCount, nodeCount, deepest }, change }: FoldBarProps) {
  const levels = Array.from({ length: Math.min(deepest, MOST_LEVELS) }, (_, index) => ({
    value: index + 1,
    label: `Level ${index + 1}`,
  }))
  const unfold = (level: number) => change({ kind: 'level', level })
  return (
    <div className="pane-find">
      <div className="pane-actions">
        <button type="button" className="button button-small" onClick={() => unfold(1)}>
          Fold all
        </button>
        <button type="button" className="button button-small" onClick={() => unfold(deepest)}>
          Unfold all
        </button>
        <Select
          aria-label="Unfold down to a level"
          options={levels}
          value=""
          placeholder="To level"
          onValue={unfold}
        />
      </div>
      <p className="hint tabular-nums">
        {`${whole(rowCount)} of ${counted(nodeCount, 'value')} shown, ${counted(deepest + 1, 'level')}`}
      </p>
    </div>
  )
}

/** Longer paths are shown without their middle. Copying still copies the full path. */
const MOST_SHOWN = 90

interface ChosenValueProps {
  details: NodeDetails | undefined
  /** Returns the details of the currently selected value. */
  current: () => NodeDetails | Promise<NodeDetails>
  copy: () => Promise<string>
  onShow: (offset: number) => void
}

/** Shows the path of the selected value in the chosen path language, and the actions for the value. */
function ChosenValue({ details, current, copy, onShow }: ChosenValueProps) {
  const [language, setLanguage] = useState<PathLanguage>('jsonpath')
  const path = async () => (await current()).paths[language]
  const value = async () => (await current()).text ?? copy()
  const show = () => attempt(async () => onShow((await current()).offset))
  return (
    <section className="tree-chosen" aria-label="Chosen value">
      <div className="tree-path">
        <Select
          aria-label="Language of the path"
          options={optionsOf(LANGUAGES)}
          value={language}
          onValue={setLanguage}
        />
        <code data-path>{details === undefined ? '' : shortened(details.paths[language])}</code>
      </div>
      {details?.isShadowed && <p className="hint">{SHADOWED}</p>}
      <div className="pane-actions">
        <CopyButton text={path} label="Copy path" copied="Path copied" />
        <CopyButton text={value} label="Copy value" copied="Value copied" />
        <SendToButton content={value} subject="value" />
        <button type="button" className="button button-small" onClick={() => void show()}>
          Show in the text
        </button>
      </div>
    </section>
  )
}

function shortened(path: string): string {
  // In JSON Pointer, the path of the whole document is an empty string.
  if (path === '') return '(empty: the whole document)'
  if (path.length <= MOST_SHOWN) return path
  return `${path.slice(0, MOST_SHOWN / 2).toWellFormed()} … ${path.slice(-MOST_SHOWN / 2).toWellFormed()}`
}
