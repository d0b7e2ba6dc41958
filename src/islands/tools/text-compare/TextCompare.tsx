import { SIDES, type Side } from '@/islands/ui/difference/signs.ts'
import { readTextFile } from '@/islands/ui/files/text-file.ts'
import { takeFile, UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { MOST_BYTES } from './choices.ts'
import { CompareCard } from './CompareCard.tsx'
import { useCompare, type CompareState } from './use-compare.ts'

/** Renders two texts side by side, with their differences below. */
export default function TextCompare() {
  const state = useCompare()
  const page = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={page}>
      <div className="panes compare-panes" data-inputs>
        <SidePane side="left" state={state} />
        <SidePane side="right" state={state} />
      </div>
      <CompareCard state={state} />
    </div>
  )
}

/** Renders the input of one text, which accepts typed text, a paste, a dropped file or a chosen file. */
function SidePane({ side, state }: { side: Side; state: CompareState }) {
  const { texts, undos, edit, clear, showExample } = state
  const { label, name } = SIDES[side]
  const takeText = async (file: File) => edit(side, (await readTextFile(file, '', MOST_BYTES)).text)
  const isEmpty = texts.left === '' && texts.right === ''
  return (
    <section className="card pane" aria-label={label}>
      <LongTextPane
        label={label}
        name={name}
        className="h-60"
        placeholder="Type or paste a text here, or drop a file"
        value={texts[side]}
        onText={(text) => edit(side, text)}
        onFile={(file) => void takeFile(file, undefined, takeText, 'File Uploaded')}
        onExample={isEmpty && side === 'left' ? showExample : undefined}
        actions={
          <>
            <UploadButton onFile={takeText} />
            <ClearButtons onClear={() => clear(side)} undo={undos[side]} />
          </>
        }
      />
    </section>
  )
}
