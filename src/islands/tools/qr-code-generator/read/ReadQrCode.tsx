import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'

import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { filesDrop } from '@/islands/ui/files/file-drop.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import type { CameraListener } from './Camera.tsx'
import { PictureSources } from './PictureSources.tsx'
import { type PictureRead, useReading } from './use-reading.ts'

/** QR codes read from pictures or by the camera, and what each would do. Nothing of them is opened or kept. */
function ReadQrCode() {
  const { reads, take, cancel, show } = useReading()
  const camera = useCamera()
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
        {camera.View !== undefined && <camera.View onTexts={show} onEnd={camera.close} />}
        <PictureSources
          onPictures={takePictures}
          camera={camera.View === undefined ? 'off' : 'on'}
          onCamera={camera.View === undefined ? camera.open : () => camera.close()}
        />
        <p role="status" className="hint">
          {camera.note}
        </p>
      </section>
      <section
        className="card answer-card grid content-start gap-3 panel"
        aria-label="What it says"
      >
        <h2>What it says</h2>
        <Progress reads={reads} onCancel={cancel} />
        <Results reads={reads} />
      </section>
    </div>
  )
}

export default wipedOnLeave(ReadQrCode)

function Progress({ reads, onCancel }: { reads: readonly PictureRead[]; onCancel: () => void }) {
  const isReading = reads.some(({ outcome }) => outcome === undefined)
  const status = useRef<HTMLParagraphElement>(null)
  const cancel = () => {
    // The button goes away, and must not take the focus with it.
    status.current?.focus()
    onCancel()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={status} tabIndex={-1} role="status">
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

function Results({ reads }: { reads: readonly PictureRead[] }) {
  const [part, setPart] = useState<typeof import('./Findings.tsx')>()
  const isEmpty = reads.length === 0
  useEffect(() => {
    if (!isEmpty) void attempt(async () => setPart(await loadPart(() => import('./Findings.tsx'))))
  }, [isEmpty])
  return part === undefined ? null : <part.Findings reads={reads} />
}

/** What shows the camera, loaded when it is asked for; as long as it is there, the camera is on. */
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
function usePastedPictures(onPictures: (files: readonly File[]) => void): void {
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
  if (reads.length === 0) return 'Nothing has been read yet.'
  const done = reads.filter(({ outcome }) => outcome !== undefined).length
  if (done < reads.length)
    return reads.length === 1 ? 'Reading…' : `Reading picture ${done + 1} of ${reads.length}…`
  const texts = reads.flatMap(({ outcome }) =>
    outcome !== undefined && 'texts' in outcome ? outcome.texts : [],
  )
  if (texts.length === 0) return 'No code was read.'
  return texts.length === 1 ? 'One code was read.' : `${texts.length} codes were read.`
}
