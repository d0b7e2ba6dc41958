import { useRef, useState, memo, type Ref } from 'react'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { ClearButtons, useClearableText } from '@/islands/ui/text/ClearButtons.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { LevelField } from '../LevelField.tsx'
import type { Level } from '../limits.ts'
import { ListResult } from './ListResult.tsx'
import { useListCodes, type ListCodes } from './use-list-codes.ts'
import type { SheetCode } from './list-codes.ts'

/** Many codes at once, on a printable sheet or in a ZIP file. */
function ListQrCodes() {
  const list = useClearableText()
  const [level, setLevel] = useState<Level>('M')
  const [layout, setLayout] = useState<SheetLayout>({ sizeMm: '30', below: 'name' })
  const made = useListCodes(list.text, level)
  const sheet = useRef<HTMLElement>(null)
  useEarly()
  const isOutdated = list.text.trim() !== '' && (made?.list !== list.text || made.level !== level)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card panel" aria-label="Input">
        <div className="qr-input" data-inputs>
          <ListText list={list} />
          <LevelField level={level} onLevel={setLevel} />
          <LayoutFields layout={layout} onLayout={setLayout} />
        </div>
      </section>
      <section
        className="qr-list card answer-card panel"
        aria-label="QR codes"
        data-empty={list.text.trim() === '' ? '' : undefined}
      >
        <ListResult {...{ made, isOutdated, sheet }} />
        {made && made.codes.length > 0 && <CodeSheet ref={sheet} {...{ ...layout, made }} />}
      </section>
    </div>
  )
}

export default wipedOnLeave(ListQrCodes)

function ListText({ list }: { list: ReturnType<typeof useClearableText> }) {
  return (
    <TextPane
      name="list"
      label="Texts, one on each line"
      hint="Or two columns of a spreadsheet, pasted: the name, then the text."
      rows={10}
      value={list.text}
      onText={list.edit}
      actions={<ClearButtons onClear={list.clear} undo={list.undo} />}
    />
  )
}

const SIZES = ['20', '30', '40', '60', '80'].map((mm) => ({ value: mm, label: `${mm} mm` }))

const LABELS = [
  { value: 'name', label: 'Its name, or its text' },
  { value: 'none', label: 'Nothing' },
]

interface LayoutProps {
  layout: SheetLayout
  onLayout: (layout: SheetLayout) => void
}

function LayoutFields({ layout, onLayout }: LayoutProps) {
  return (
    <>
      <SelectField
        name="size"
        label="Width of each code on the sheet, with its border"
        options={SIZES}
        value={layout.sizeMm}
        onValue={(sizeMm) => onLayout({ ...layout, sizeMm })}
      />
      <SelectField
        name="below"
        label="Below each code"
        options={LABELS}
        value={layout.below}
        onValue={(below) => onLayout({ ...layout, below })}
      />
    </>
  )
}

/** The layout of the sheet: the width of a code in millimetres, and whether its name is below it. */
interface SheetLayout {
  sizeMm: string
  below: string
}

interface Props extends SheetLayout {
  ref: Ref<HTMLElement>
  made: ListCodes
}

/** The codes as printed. The browser lays out only those in sight (style.css), and all of them are there for paper. */
function CodeSheet({ ref, made, sizeMm, below }: Props) {
  return (
    <section
      ref={ref}
      className="qr-sheet"
      aria-label="Sheet"
      // It scrolls, also by the keyboard.
      tabIndex={0}
      data-mm={sizeMm}
      data-below={below}
    >
      {made.codes.map(({ line, ...code }) => (
        <Code key={line} {...code} />
      ))}
    </section>
  )
}

/** Not rendered again while other lines are typed. */
const Code = memo(function Code({ name, text, path, across }: Omit<SheetCode, 'line'>) {
  return (
    <figure>
      <svg
        viewBox={`0 0 ${across} ${across}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code of: ${text.slice(0, 100)}`}
      >
        <path d={path} />
      </svg>
      <figcaption dir="auto">{name}</figcaption>
    </figure>
  )
})
