import { useState, type ComponentType } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import type { ConvertPanelProps } from '../convert/ConvertPanel.tsx'
import type { Found, Match, Output } from '@/json/query/query-answer.ts'
import { WORDS } from '@/json/query/sentences.ts'

interface Props {
  found: Found
  onShow: (offset: number) => void
  onInput: (document: Blob) => void
}

/** Lists the values that a query selects with their paths, and offers actions for all of them. */
export function Matches({ found, onShow, onInput }: Props) {
  const { count, matches, values, document, paths } = found
  const { Converter, isOpen, toggle } = useConverter(found)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {values && <Copy label={WORDS.copyValues} output={values} />}
        {document && count === 1 && <Copy label={WORDS.copyDocument} output={document} />}
        {values && (
          <SendToButton content={() => values.text ?? values.whole.text()} subject="values" />
        )}
        {values && <Download label={WORDS.downloadValues} name="values.json" output={values} />}
        {document && (
          <>
            <Action label={WORDS.convert} isOpen={isOpen} onClick={toggle} />
            <Action label={WORDS.useAsInput} onClick={() => onInput(document.whole)} />
          </>
        )}
        <Copy label={WORDS.copyPaths} output={paths} />
        <Download label={WORDS.downloadPaths} name="paths.json" output={paths} />
      </div>
      {document && isOpen && Converter && <Converter result={document} />}
      {values === undefined && <p className="hint">{WORDS.tooLarge}</p>}
      <ol className="report-rows" aria-label={WORDS.list}>
        {matches.map((match, index) => (
          <Row key={index} match={match} onShow={onShow} />
        ))}
      </ol>
    </>
  )
}

const loadConverter = () =>
  loadPart(async () => (await import('../convert/ConvertPanel.tsx')).ConvertPanel)

/** Opens and closes the converter for the matches. It is loaded on first use, and new matches close it. */
function useConverter(found: Found) {
  const [Converter, setConverter] = useState<ComponentType<ConvertPanelProps>>()
  const [opened, setOpened] = useState<Found>()
  const isOpen = opened === found
  const toggle = () =>
    attempt(async () => {
      if (isOpen) return setOpened(undefined)
      const loaded = await loadConverter()
      setConverter(() => loaded)
      setOpened(found)
    })
  return { Converter, isOpen, toggle: () => void toggle() }
}

function Action(props: { label: string; isOpen?: boolean; onClick: () => void }) {
  const { label, isOpen, onClick } = props
  return (
    <button type="button" className="button button-small" aria-expanded={isOpen} onClick={onClick}>
      {label}
    </button>
  )
}

function Row({ match, onShow }: { match: Match } & Pick<Props, 'onShow'>) {
  const { path, text, offset } = match
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
