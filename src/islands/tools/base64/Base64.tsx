import { useState } from 'react'

import { fileTimestamp } from '@/islands/ui/files/downloads.ts'
import { readTextFile } from '@/islands/ui/files/text-file.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { LINE_ENDS } from '@/islands/ui/text/line-ends.ts'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { passFocus, passFocusToText } from '@/islands/ui/text/pass-focus.ts'
import { takeFile, UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { FilePlace } from './FilePlace.tsx'
import { FormChoice } from './FormChoice.tsx'
import { ReportPlace } from './ReportPlace.tsx'
import { useBase64, type Base64Tool } from './use-base64.ts'

const LARGEST_FILE_BYTES = 50_000_000

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const

const PANES = {
  encode: { input: 'Text to encode', placeholder: 'Type or paste text', output: 'Base64 result' },
  decode: {
    input: 'Base64 to decode',
    placeholder: 'Type or paste Base64',
    output: 'Decoded text',
  },
}

/** Text to Base64 and back. */
export default function Base64() {
  const tool = useBase64()
  useEarly()
  const [dropped, setDropped] = useState<File>()
  return (
    <>
      <div className="panes">
        <Input tool={tool} onOtherFile={setDropped} />
        <Output tool={tool} onSwap={tool.swap} />
      </div>
      <ReportPlace tool={tool} />
      <FilePlace mode={tool.mode} form={tool.form} dropped={dropped} />
    </>
  )
}

interface InputProps {
  tool: Base64Tool
  /** Takes a file that is no .txt and was dropped here all the same. */
  onOtherFile: (file: File) => void
}

function Input({ tool, onOtherFile }: InputProps) {
  const { mode, input, outcome } = tool
  const isEncoding = mode === 'encode'
  const readFile = async (file: File) =>
    tool.takeFile(file.name, await readTextFile(file, '.txt', LARGEST_FILE_BYTES))
  const takeDropped = (file: File) => {
    if (/\.txt$/i.test(file.name)) void takeFile(file, '.txt', readFile, 'File Uploaded')
    else onOtherFile(file)
  }
  return (
    <section className="card pane" aria-label="Input">
      <div className="pane-head">
        <ModeToggle label="Mode" modes={MODES} value={mode} onMode={tool.changeMode} />
        <button type="button" className="button button-filled grow" onClick={tool.process}>
          {isEncoding ? 'Encode to Base64' : 'Decode from Base64'}
        </button>
      </div>
      <LongTextPane
        name="input"
        label={PANES[mode].input}
        placeholder={PANES[mode].placeholder}
        value={input}
        onText={tool.edit}
        hint={isEncoding ? (tool.note ?? LINE_ENDS) : undefined}
        error={outcome.state === 'failed' && tool.token === undefined ? outcome.reason : undefined}
        onFile={takeDropped}
        actions={
          <>
            <UploadButton ending=".txt" label="Upload .txt" onFile={readFile} />
            <ClearButtons onClear={tool.clear} undo={tool.undo} />
          </>
        }
      />
      {isEncoding && <FormChoice form={tool.form} onForm={tool.changeForm} />}
      {outcome.state === 'failed' && <BytesDownload bytes={outcome.bytes} />}
    </section>
  )
}

interface OutputProps {
  tool: Base64Tool
  onSwap: (output: string) => void
}

function Output({ tool, onSwap }: OutputProps) {
  const { mode, outcome } = tool
  const token = tool.token === 'loading' ? undefined : tool.token
  const shown = mode === 'decode' ? token : undefined
  const output = shown ? shown.part.tokenText(shown.found) : outputOf(outcome)
  return (
    <section
      className="card answer-card pane"
      aria-label="Output"
      data-state={shown ? 'done' : outcome.state}
    >
      {mode === 'encode' && token !== undefined && (
        <div className="notice base64-notice" data-token>
          <p role="status">The text holds a JSON Web Token.</p>
          <button type="button" className="button button-small" onClick={() => readToken(tool)}>
            Read the token
          </button>
        </div>
      )}
      <LongTextPane
        label={PANES[mode].output}
        value={output}
        hint={hintFor(tool)}
        actions={<OutputActions mode={mode} output={output} onSwap={onSwap} />}
      />
      <div className="pane-foot">
        <p role="status" className="hint">
          {shown ? shown.part.aboutToken(shown.found) : outcome.state === 'working' && 'Working…'}
        </p>
        {outcome.state === 'working' && (
          <button type="button" className="button button-small" onClick={() => cancel(tool)}>
            Cancel
          </button>
        )}
      </div>
      {shown && <shown.part.TokenTimes {...shown.found} />}
    </section>
  )
}

function OutputActions({
  mode,
  output,
  onSwap,
}: Pick<Base64Tool, 'mode'> & Pick<OutputProps, 'onSwap'> & { output: string }) {
  const isEmpty = output === ''
  return (
    <>
      <button
        type="button"
        className="button button-small"
        disabled={isEmpty}
        onClick={() => onSwap(output)}
      >
        Swap
      </button>
      <CopyButton text={output} disabled={isEmpty} />
      <DownloadButton
        fileName={() => `base64-${mode}-${fileTimestamp(new Date())}.txt`}
        content={() => output}
        disabled={isEmpty}
      />
    </>
  )
}

function hintFor({ input, outcome }: Base64Tool): string | undefined {
  if (outcome.state !== 'done') return undefined
  return outcome.input === input ? outcome.warning : 'The input has changed since this was made.'
}

/** Decodes the text instead. The button goes, so the focus goes to the mode. */
function readToken(tool: Base64Tool): void {
  tool.changeMode('decode')
  passFocus(() => document.querySelector<HTMLElement>('button[name=mode][value=decode]'))
}

function cancel(tool: Base64Tool): void {
  tool.cancel()
  passFocusToText('input')
}

function outputOf(outcome: Base64Tool['outcome']): string {
  return outcome.state === 'done' ? outcome.output : ''
}

/** Bytes that are no text can still be had. */
function BytesDownload({ bytes }: { bytes: Uint8Array<ArrayBuffer> | undefined }) {
  if (bytes === undefined) return null
  return (
    <DownloadButton
      label="Download the bytes"
      className="button m-3"
      fileName={() => `base64-decode-${fileTimestamp(new Date())}.bin`}
      content={() => new Blob([bytes])}
    />
  )
}
