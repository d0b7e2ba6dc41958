import type { CSSProperties } from 'react'
import { whole } from '@/lib/format.ts'
import { fileSize } from '@/lib/file-size.ts'
import { counted } from '@/lib/quantity.ts'
import type { Contents, SizeRow } from '@/json/contents/contents-report.ts'
import { WORDS } from '@/json/contents/sentences.ts'

interface Props {
  contents: Contents
  onShow: (offset: number) => void
}

/** Lists the largest parts of a document with their share of its size. */
export function Sizes({ contents: { sizes, moreSizes, bytes }, onShow }: Props) {
  if (sizes.length === 0) return null
  return (
    <section aria-label={WORDS.sizes}>
      <h3 className="font-sans text-base">{WORDS.sizes}</h3>
      <p className="hint">{WORDS.sizesHint}</p>
      <ul className="report-rows">
        {sizes.map((row) => (
          <Row key={row.path} row={row} bytes={bytes} onShow={onShow} />
        ))}
      </ul>
      <More count={moreSizes} />
    </section>
  )
}

function Row({ row, bytes, onShow }: { row: SizeRow; bytes: number; onShow: Props['onShow'] }) {
  const share = (100 * row.bytes) / bytes
  const bar = { '--share': `${share}%` } as CSSProperties
  const values = counted(row.count, 'value')
  return (
    <li className="report-row">
      <code>{row.path}</code>
      <span className="hint size-bar" style={bar}>
        {`${percent(share)}, ${fileSize(row.bytes)}, ${values}`}
      </span>
      <Show name={`Show ${row.path} in the text`} onClick={() => onShow(row.offset)} />
    </li>
  )
}

function percent(share: number): string {
  return share < 0.1 ? 'below 0.1%' : `${share.toFixed(1)}%`
}

interface ShowProps {
  /** The accessible name, which distinguishes the many "Show" buttons. */
  name: string
  label?: string
  onClick: () => void
}

/** Renders a button that goes to a position in the text. */
export function Show({ name, label = WORDS.show, onClick }: ShowProps) {
  return (
    <button type="button" className="button button-small" aria-label={name} onClick={onClick}>
      {label}
    </button>
  )
}

/** Shows how many entries are not listed. */
export function More({ count }: { count: number }) {
  return count > 0 ? <p className="hint">{`and ${whole(count)} more`}</p> : null
}
