import { useEffect, useRef, useState, type ComponentType } from 'react'

import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { fileTimestamp } from '@/islands/ui/files/downloads.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import type { FilePanelProps } from './files/FilePanel.tsx'
import { FormChoice } from './FormChoice.tsx'
import { useBase64, type Base64Tool } from './use-base64.ts'

/** Converts text to Base64 and back. */
export default function Base64() {
  const tool = useBase64()
  const [dropped, setDropped] = useState<File>()
  const { mode, note, options, bytes } = tool
  const isEncoding = mode === 'encode'
  return (
    <>
      <div className="panes">
        <TextToolInput
          tool={tool}
          hint={isEncoding ? note : undefined}
          isErrorHidden={tool.token !== undefined}
          onOtherFile={setDropped}
        >
          {isEncoding && <FormChoice form={options} onForm={tool.changeOptions} />}
          {bytes && <BytesDownload bytes={bytes} />}
        </TextToolInput>
        <Output tool={tool} />
      </div>
      <ReportPlace tool={tool} />
      <FilePlace mode={mode} form={options} dropped={dropped} />
    </>
  )
}

/** The result, or a token in its place. */
function Output({ tool }: { tool: Base64Tool }) {
  const token = tool.token === 'loading' ? undefined : tool.token
  const shown = tool.mode === 'decode' ? token : undefined
  return (
    <TextToolOutput
      tool={tool}
      output={shown?.part.tokenText(shown.found)}
      status={shown?.part.aboutToken(shown.found)}
      before={tool.mode === 'encode' && token !== undefined && <TokenNotice tool={tool} />}
    >
      {shown && <shown.part.TokenTimes {...shown.found} />}
      {shown && <shown.part.VerifyOffer {...shown.found} />}
    </TextToolOutput>
  )
}

function TokenNotice({ tool }: { tool: Base64Tool }) {
  const readToken = () => {
    tool.changeMode('decode')
    // This button goes away.
    passFocus(() => document.querySelector<HTMLElement>('button[name=mode][value=decode]'))
  }
  return (
    <div className="notice base64-notice" data-token>
      <p role="status">The text contains a JSON Web Token.</p>
      <button type="button" className="button button-small" onClick={readToken}>
        Read the token
      </button>
    </div>
  )
}

function BytesDownload({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  return (
    <DownloadButton
      label="Download the bytes"
      className="button m-3"
      fileName={() => `base64-decode-${fileTimestamp(new Date())}.bin`}
      content={() => new Blob([bytes])}
    />
  )
}

/** Text to encode that may be encoded already: it begins like PEM or a data URI, or is one long word. */
const MAYBE_ENCODED = /^\s*(-----BEGIN |data:|["'`]?[\w+/=.-]{16,}["'`]?\s*$)/i
const READ_CHARACTERS = 2000

// Without this part the tool converts all the same.
const loadReport = () => import('./report/Report.tsx').catch(() => undefined)

/** The report on the kind of the text, loaded when there may be something to report. */
function ReportPlace({ tool }: { tool: Base64Tool }) {
  const { mode, text, result } = tool
  const mayTell =
    mode === 'decode' ? text !== '' : MAYBE_ENCODED.test(text.slice(0, READ_CHARACTERS))
  const isWanted = tool.token === undefined && mayTell
  const part = useLoaded(loadReport, isWanted)
  if (part === undefined || !isWanted) return null
  return (
    <part.Report
      mode={mode}
      input={text}
      bytes={tool.bytes}
      output={result?.output}
      isRefused={tool.isRefused}
      onReplace={(next) => tool.replace(next, 'Undo')}
      onDecode={() => tool.changeMode('decode')}
    />
  )
}

/** Offers to convert whole files. The part that does so is loaded on request. */
function FilePlace(props: FilePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<FilePanelProps>>()
  const place = useRef<HTMLElement>(null)
  const { dropped } = props
  const open = async () => {
    const part = await loadPart(() => import('./files/FilePanel.tsx'))
    setPanel(() => part.FilePanel)
    passFocus(() => place.current?.querySelector<HTMLElement>('button'))
  }
  useEffect(() => {
    if (dropped === undefined) return
    // The file was dropped above: bring its result into view, and tell screen readers.
    place.current?.focus()
    void attempt(open)
  }, [dropped])
  return (
    <section ref={place} className="card panel mt-4" aria-label="Files" tabIndex={-1}>
      <h2 className="label font-semibold">Any file, up to 500 MB</h2>
      {Panel === undefined ? (
        <button
          type="button"
          className="button button-small mt-2"
          onClick={() => void attempt(open)}
        >
          Convert a file
        </button>
      ) : (
        <Panel {...props} />
      )}
    </section>
  )
}
