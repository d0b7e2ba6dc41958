import { plural } from '@/lib/quantity.ts'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'

import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { attempt, loadPart, useLoaded } from '@/islands/ui/work/load-part.ts'
import type { CameraListener } from './Camera.tsx'
import { useReading, type PictureRead } from './use-reading.ts'

type TakePictures = (files: readonly File[]) => void

const loadFindings = () => import('./Findings.tsx')

/** Reads QR codes from pictures or by the camera, and says what each would do. It opens and stores nothing of them. */
function ReadQrCode() {
  const { reads, take, cancel, show } = useReading()
  const camera = useCamera()
  const part = useLoaded(loadFindings, reads.length > 0)
  const takePictures = (files: readonly File[]) => {
    camera.close()
    void take(files)
  }
  usePastedPictures(takePictures)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section
        className="card grid content-start gap-3 panel"
        aria-label="Picture"
        data-takes-files="Choose pictures"
        {...filesDrop(takePictures)}
      >
        {camera.View !== undefined && <camera.View onRead={show} onEnd={camera.close} />}
        <PictureSources onPictures={takePictures} camera={camera} />
        <p role="status" className="hint">
          {camera.note}
        </p>
      </section>
      <section
        className="read-result card answer-card panel"
        aria-label="What it says"
        data-empty={reads.length === 0 ? '' : undefined}
      >
        {reads.length > 0 && <h2>What it says</h2>}
        <ReadingStatus reads={reads} onCancel={cancel} />
        {part && <part.Findings reads={reads} />}
      </section>
    </div>
  )
}

export default wipedOnLeave(ReadQrCode)

interface SourcesProps {
  onPictures: TakePictures
  camera: ReturnType<typeof useCamera>
}

/** The sources of pictures: files, the clipboard and the camera. */
function PictureSources({ onPictures, camera }: SourcesProps) {
  const isOn = camera.View !== undefined
  const paste = async () => {
    const { picturesOnClipboard } = await loadPart(() => import('./pasted-pictures.ts'))
    onPictures(await picturesOnClipboard())
  }
  return (
    <div className="rounded-xl border border-dashed border-line-strong p-5">
      <div className="flex flex-wrap gap-3">
        {!isOn && (
          <>
            <ChooseFiles
              label="Choose pictures"
              className="button button-filled grow"
              accept="image/*"
              onFiles={onPictures}
            />
            <button type="button" className="button grow" onClick={() => void attempt(paste)}>
              Paste a picture
            </button>
          </>
        )}
        <button
          type="button"
          className="button grow"
          onClick={() => (isOn ? camera.close() : camera.open())}
        >
          {isOn ? 'Stop the camera' : 'Use the camera'}
        </button>
      </div>
      <p className="hint mt-3" hidden={isOn}>
        Or drop them here, or press Ctrl+V (⌘V).
      </p>
    </div>
  )
}

interface StatusProps {
  reads: readonly PictureRead[]
  onCancel: () => void
}

function ReadingStatus({ reads, onCancel }: StatusProps) {
  const isReading = reads.some(({ outcome }) => outcome === undefined)
  const status = useRef<HTMLParagraphElement>(null)
  const cancel = () => {
    // The button is removed with the focus, so the focus moves here.
    status.current?.focus()
    onCancel()
  }
  return (
    <div
      className={
        reads.length === 0 ? 'grid grow' : 'flex flex-wrap items-center justify-between gap-3'
      }
    >
      <p
        ref={status}
        className={reads.length === 0 ? 'empty min-h-32' : undefined}
        tabIndex={-1}
        role="status"
      >
        {sentence(reads)}
      </p>
      {isReading && (
        <button type="button" className="button button-small" onClick={cancel}>
          Cancel
        </button>
      )}
    </div>
  )
}

/** Loads the view of the camera on request. The camera is on while the view is mounted. */
function useCamera() {
  const [View, setView] = useState<ComponentType<CameraListener>>()
  const [note, setNote] = useState('')
  return {
    View,
    note,
    open() {
      setNote('')
      void attempt(async () => {
        const { Camera } = await loadPart(() => import('./Camera.tsx'))
        setView(() => Camera)
      })
    },
    close(why = '') {
      setNote(why)
      setView(undefined)
    },
  }
}

/** Takes pictures that are pasted anywhere on the page. */
function usePastedPictures(onPictures: TakePictures): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onPictures(files)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}

function sentence(reads: readonly PictureRead[]): string {
  if (reads.length === 0) return 'Choose a picture to see what its code says and would do.'
  const done = reads.filter(({ outcome }) => outcome !== undefined).length
  if (done < reads.length)
    return plural(reads.length, 'Reading…', `Reading picture ${done + 1} of ${reads.length}…`)
  const codes = reads.flatMap(({ outcome }) =>
    outcome !== undefined && 'codes' in outcome ? outcome.codes : [],
  )
  if (codes.length === 0) return 'No code was read.'
  return plural(codes.length, 'One code was read.', `${codes.length} codes were read.`)
}
