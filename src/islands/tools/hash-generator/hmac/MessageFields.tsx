import { useRef } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { Reading, type ReadProgress } from '../Reading.tsx'
import type { HmacInput } from './use-hmac.ts'

const SOURCES = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const

interface Props {
  input: HmacInput
  progress: ReadProgress | undefined
  onChange: (changed: Partial<HmacInput>) => void
}

/** The second test case of RFC 4231. */
const EXAMPLE = { key: 'Jefe', form: 'text', message: 'what do ya want for nothing?' } as const

/** The message: a text, or a file of any size. Switching between them loses neither. */
export function MessageFields({ input, progress, onChange }: Props) {
  const { source, message, file } = input
  const take = (chosen: File | undefined) => onChange({ file: chosen, source: 'file' })
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="label">What to sign</p>
        <ModeToggle
          label="What to sign"
          modes={SOURCES}
          value={source}
          onMode={(next) => onChange({ source: next })}
        />
      </div>
      <div hidden={source !== 'text'}>
        <LongTextPane
          name="message"
          label="Message"
          placeholder="Type or paste the message"
          value={message}
          onText={(text) => onChange({ message: text })}
          onExample={() => onChange(EXAMPLE)}
          {...(source === 'text' && { onFile: take })}
        />
      </div>
      {source === 'file' && <MessageFile file={file} progress={progress} onFile={take} />}
    </>
  )
}

interface FileProps {
  file: File | undefined
  progress: ReadProgress | undefined
  onFile: (file: File | undefined) => void
}

function MessageFile({ file, progress, onFile }: FileProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={place}
      className="rounded-xl border border-dashed border-line-strong p-5"
      data-takes-files="Choose a file"
      {...fileDrop(onFile)}
    >
      <UploadButton label="Choose a file" uploaded={null} onFile={onFile} />
      <p className="hint mt-2">Or drop it here, in any size.</p>
      {file !== undefined && (
        <p className="mt-4">
          <span className="font-semibold break-all">{file.name}</span>, {fileSize(file.size)}
        </p>
      )}
      {progress !== undefined && (
        <Reading
          progress={progress}
          onCancel={() => onFile(undefined)}
          returnTo={() => place.current?.querySelector('button')}
        />
      )}
    </div>
  )
}
