import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DownloadButton } from '../../../ui/DownloadButton.tsx'
import type { Found, Match, Output } from './protocol.ts'
import { WORDS } from './words.ts'

interface Props {
  found: Found
  onShow: (offset: number) => void
}

/** The values that a query selects with their paths, and all of them to copy and download. */
export function Matches({ found: { matches, values, paths }, onShow }: Props) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {values && <Copy label={WORDS.copyValues} output={values} />}
        <Copy label={WORDS.copyPaths} output={paths} />
        {values && <Download label={WORDS.downloadValues} name="values.json" output={values} />}
        <Download label={WORDS.downloadPaths} name="paths.json" output={paths} />
      </div>
      {values === undefined && <p className="hint">{WORDS.tooLarge}</p>}
      <ol className="report-rows" aria-label={WORDS.list}>
        {matches.map((match, index) => (
          <Row key={index} match={match} onShow={onShow} />
        ))}
      </ol>
    </>
  )
}

function Row({ match: { path, text, offset }, onShow }: { match: Match } & Pick<Props, 'onShow'>) {
  return (
    <li className="report-row">
      <code className="hint">{path}</code>
      <code>{text}</code>
      <button
        type="button"
        className="button button-small"
        aria-label={`Show ${path} in the text`}
        onClick={() => onShow(offset)}
      >
        Show
      </button>
    </li>
  )
}

function Copy({ label, output }: { label: string; output: Output }) {
  return (
    <CopyButton
      label={label}
      text={() => output.text ?? output.whole.text()}
      copied={WORDS.copied}
    />
  )
}

function Download(props: { label: string; name: string; output: Output }) {
  return (
    <DownloadButton
      label={props.label}
      fileName={() => props.name}
      content={() => props.output.whole}
      downloaded={WORDS.downloaded}
    />
  )
}
