import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { useWorker } from '@/islands/ui/work/use-worker.ts'
import type { Base64Mode, WrittenForm } from '../base64.ts'
import { Picture } from '../report/BytesView.tsx'
import type { ConvertedFile, FileRequest } from './file.worker.ts'
import workerAddress from './file.worker.ts?worker&url'

const LARGEST_FILE_BYTES = 500_000_000
/** Larger results cannot be copied. */
const MOST_COPIED_BYTES = 5_000_000
/** Larger pictures are not drawn. */
const LARGEST_PICTURE_BYTES = 50_000_000

export interface FilePanelProps {
  mode: Base64Mode
  form: WrittenForm
  /** A file that was dropped elsewhere on the page. */
  dropped: File | undefined
}

/** Converts any file to Base64, or a file of Base64 to its content, in pieces. */
export function FilePanel({ mode, form, dropped }: FilePanelProps) {
  const { work, convert, cancel } = useFileWork()
  const panel = useRef<HTMLDivElement>(null)
  const take = (file: File) => convert(file, mode, form)
  const takeDropped = useEffectEvent(take)
  useEffect(() => {
    if (dropped !== undefined) takeDropped(dropped)
  }, [dropped])
  return (
    <div ref={panel} className="mt-2" data-takes-files="Choose a file" {...fileDrop(take)}>
      <UploadButton label="Choose a file" onFile={take} uploaded={null} />
      <p className="hint mt-2">
        {mode === 'encode'
          ? 'Or drop one here. It is encoded in the form chosen above.'
          : 'Or drop one here. Its Base64 is decoded to the original file.'}
      </p>
      {work.state === 'working' && (
        <Progress
          label="File read"
          className="mt-4"
          share={work.bytesDone / Math.max(work.file.size, 1)}
          onCancel={cancel}
          returnTo={() => panel.current?.querySelector('button')}
        >
          <p className="hint tabular-nums">
            {`${fileSize(work.bytesDone)} of ${fileSize(work.file.size)}`}
          </p>
        </Progress>
      )}
      {work.state === 'failed' && (
        <p className="notice mt-4" data-tone="bad" role="alert">
          {work.reason}
        </p>
      )}
      {work.state === 'done' && <Result work={work} />}
    </div>
  )
}

type FileWork =
  | { state: 'none' }
  | { state: 'working'; file: File; bytesDone: number }
  | ({ state: 'done'; file: File; mode: Base64Mode } & ConvertedFile)
  | { state: 'failed'; reason: string }

/** The conversion of the latest file, in a worker. */
function useFileWork() {
  const [work, setWork] = useState<FileWork>({ state: 'none' })
  const { start, stop } = useWorker<FileRequest, ConvertedFile>(workerAddress)
  const fail = (reason: string) => setWork({ state: 'failed', reason })
  const convert = (file: File, mode: Base64Mode, form: WrittenForm) => {
    stop()
    if (file.size > LARGEST_FILE_BYTES)
      return fail(`${file.name} is larger than 500 MB, the limit of this tool.`)
    const onProgress = (bytesDone: number) => setWork({ state: 'working', file, bytesDone })
    onProgress(0)
    start(
      { mode, file, form },
      {
        onProgress,
        onResult: (converted) => setWork({ ...converted, state: 'done', file, mode }),
        onFailure: ({ message }) => fail(message),
      },
    )
  }
  const cancel = () => {
    stop()
    setWork({ state: 'none' })
  }
  return { work, convert, cancel }
}

type DoneWork = Extract<FileWork, { state: 'done' }>

function Result({ work }: { work: DoneWork }) {
  const { file, mode, made, notes, fileType } = work
  const source = mode === 'encode' ? file : made
  const isPicture = fileType?.look === 'picture' && source.size <= LARGEST_PICTURE_BYTES
  return (
    <div className="base64-bytes mt-4">
      <p role="status">{summaryOf(work)}</p>
      {notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
      {isPicture && (
        <Picture
          key={`${file.name} ${file.lastModified} ${mode}`}
          blob={new Blob([source], { type: fileType?.type ?? '' })}
        />
      )}
      <div className="pane-actions">
        <DownloadButton
          label="Download the file"
          fileName={() => nameOf(work)}
          content={() => made}
        />
        {mode === 'encode' && made.size <= MOST_COPIED_BYTES && (
          <CopyButton text={() => made.text()} accessibleLabel="Copy the file’s result" />
        )}
        <SendToButton
          content={() => new File([made], nameOf(work), { type: fileType?.type ?? '' })}
          subject="the file’s result"
        />
      </div>
    </div>
  )
}

function summaryOf({ file, mode, made, fileType }: DoneWork): string {
  const type = fileType?.name ?? 'no known type'
  return mode === 'encode'
    ? `${file.name} (${type}, ${fileSize(file.size)}) became ${fileSize(made.size)} of Base64.`
    : `${file.name} contains a file of ${fileSize(made.size)} (${type}).`
}

function nameOf({ file, mode, fileType }: DoneWork): string {
  if (mode === 'encode') return `${file.name}.base64.txt`
  const name = file.name.replace(/\.(txt|b64|base64)$/i, '').replace(/\.base64$/i, '')
  return fileType === undefined || name.endsWith(`.${fileType.ending}`)
    ? name
    : `${name}.${fileType.ending}`
}
