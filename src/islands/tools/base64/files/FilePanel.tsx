import { useEffect, useEffectEvent, useRef } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import type { Base64Mode, WrittenForm } from '../base64.ts'
import { HexView, Picture } from '../report/BytesView.tsx'
import { useFileWork, type FileWork } from './use-file-work.ts'

/** Base64 up to this size may be copied. */
const MOST_COPIED = 5_000_000
/** Larger pictures are not drawn. */
const LARGEST_PICTURE_BYTES = 50_000_000

export interface FilePanelProps {
  mode: Base64Mode
  form: WrittenForm
  /** A file that was dropped elsewhere on the page. */
  dropped: File | undefined
}

/** Any file as Base64, or a file of Base64 as what is in it, read piece by piece. */
export function FilePanel({ mode, form, dropped }: FilePanelProps) {
  const { work, convert, cancel } = useFileWork()
  const take = (file: File) => convert(file, mode, form)
  const takeDropped = useEffectEvent(take)
  useEffect(() => {
    if (dropped !== undefined) takeDropped(dropped)
  }, [dropped])
  return (
    <div className="mt-2" data-takes-files="Choose a file" {...fileDrop(take)}>
      <UploadButton label="Choose a file" onFile={take} uploaded={null} />
      <p className="hint mt-2">
        {mode === 'encode'
          ? 'Or drop one here. It becomes Base64 in the form chosen above.'
          : 'Or drop one here. Its Base64 becomes the file that it was made of.'}
      </p>
      {work.state === 'working' && <Working work={work} onCancel={cancel} />}
      {work.state === 'failed' && (
        <p className="notice mt-4" data-tone="bad" role="alert">
          {work.reason}
        </p>
      )}
      {work.state === 'done' && <Made work={work} />}
    </div>
  )
}

type At<State> = Extract<FileWork, { state: State }>

function Working({ work, onCancel }: { work: At<'working'>; onCancel: () => void }) {
  const { file, bytesDone } = work
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className="mt-4">
      <progress
        className="w-full"
        aria-label="File read"
        max={Math.max(file.size, 1)}
        value={bytesDone}
      />
      <div className="pane-actions">
        <p className="hint tabular-nums">{`${fileSize(bytesDone)} of ${fileSize(file.size)}`}</p>
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            const panel = place.current?.closest('section')
            onCancel()
            passFocus(() => panel?.querySelector<HTMLElement>('button'))
          }}
        >
          Cancel
        </button>
      </div>
    </div>
  )
}

function Made({ work }: { work: At<'done'> }) {
  const { file, mode, made, notes, about } = work
  const source = mode === 'encode' ? file : made
  const isPicture = about.type?.look === 'picture' && source.size <= LARGEST_PICTURE_BYTES
  return (
    <div className="base64-bytes mt-4">
      <p role="status">{sentence(work)}</p>
      {notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
      {isPicture && (
        <Picture
          key={`${file.name} ${file.lastModified} ${mode}`}
          blob={new Blob([source], { type: about.type?.type ?? '' })}
        />
      )}
      <div className="pane-actions">
        <DownloadButton
          label="Download the file"
          fileName={() => nameOf(work)}
          content={() => made}
        />
        {mode === 'encode' && made.size <= MOST_COPIED && (
          <CopyButton text={() => made.text()} accessibleLabel="Copy the file’s result" />
        )}
      </div>
      <HexView bytes={about.start} />
    </div>
  )
}

function sentence({ file, mode, made, about }: At<'done'>): string {
  const type = about.type?.name ?? 'no known type'
  return mode === 'encode'
    ? `${file.name} (${type}, ${fileSize(file.size)}) became ${fileSize(made.size)} of Base64.`
    : `${file.name} held a file of ${fileSize(made.size)} (${type}).`
}

function nameOf({ file, mode, about }: At<'done'>): string {
  if (mode === 'encode') return `${file.name}.base64.txt`
  const name = file.name.replace(/\.(txt|b64|base64)$/i, '').replace(/\.base64$/i, '')
  return about.type === undefined || name.endsWith(`.${about.type.ending}`)
    ? name
    : `${name}.${about.type.ending}`
}
