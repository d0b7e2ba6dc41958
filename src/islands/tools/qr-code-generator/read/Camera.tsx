import { useEffect, useEffectEvent, useRef } from 'react'

import { after } from '@/islands/ui/work/use-settled.ts'
import { WorkerClient } from '@/islands/ui/work/worker-client.ts'
import type { ReadReport, ReadRequest } from './read.worker.ts'
import workerAddress from './read.worker.ts?worker&url'
import type { CodesRead } from './read-codes.ts'
import { cameraProblem, ENDED, HIDDEN, INSECURE_ERROR, NO_FRAME, SCRAMBLED } from './sentences.ts'

/** The picture of the camera. The camera is on while this component is mounted. */
export function Camera(listener: CameraListener) {
  const video = useRef<HTMLVideoElement>(null)
  const onRead = useEffectEvent(listener.onRead)
  const onEnd = useEffectEvent(listener.onEnd)
  useEffect(() => {
    if (video.current === null) return undefined
    return openCamera(video.current, {
      onRead: (read) => onRead(read),
      onEnd: (note) => onEnd(note),
    })
  }, [])
  return (
    <>
      <video ref={video} className="read-camera" muted playsInline aria-label="Camera" />
      <p className="hint mt-2">
        Hold the code still, whole and well lit, about a hand’s width away.
      </p>
    </>
  )
}

/** The pause between frames in milliseconds: fast enough for the eye, and a phone stays cool. */
const PAUSE_MS = 80

export interface CameraListener {
  /** A code was found. The camera is off. */
  onRead: (read: CodesRead) => void
  /** The camera is off. The note says why, unless the visitor switched it off. */
  onEnd: (note?: string) => void
}

/**
 * Opens the camera, shows it in `video` and reads frames in a worker until a code is found. The camera switches off then, when
 * the page is hidden or left, and by the returned function. Frames go to that worker only.
 */
function openCamera(video: HTMLVideoElement, listener: CameraListener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const end = (note?: string) => {
    if (signal.aborted) return
    ending.abort()
    listener.onEnd(note)
  }
  const onHidden = () => document.hidden && end(HIDDEN)
  document.addEventListener('visibilitychange', onHidden, { signal })
  addEventListener('pagehide', () => end(), { signal })
  const onRead = (read: CodesRead) => {
    end()
    listener.onRead(read)
  }
  showCamera(video, signal, () => end(ENDED))
    .then(() => signal.aborted || readFrames(video, signal, { onRead, onEnd: end }))
    .catch((error: unknown) => end(cameraProblem(error)))
  return () => ending.abort()
}

async function showCamera(video: HTMLVideoElement, signal: AbortSignal, onGone: () => void) {
  // Undefined on pages without https, despite its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) throw new DOMException('', INSECURE_ERROR)
  const stream = await devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
  const switchOff = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  // The visitor may have cancelled while the browser asked for permission.
  if (signal.aborted) return switchOff()
  signal.addEventListener('abort', switchOff)
  stream.getTracks().forEach((track) => track.addEventListener('ended', onGone))
  video.srcObject = stream
  await video.play()
}

function readFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onRead, onEnd }: CameraListener,
): void {
  const client = new WorkerClient(workerAddress, { life: 'kept' })
  signal.addEventListener('abort', () => client.end())
  const send = async () => {
    const frame = await createImageBitmap(video)
    if (signal.aborted) return frame.close()
    const request: ReadRequest = { pictures: [frame], effort: 'frame' }
    client.start<undefined, ReadReport>(request, listener, { transfer: [frame] })
  }
  const sendNext = () => void send().catch(() => onEnd(NO_FRAME))
  const listener = {
    onProgress({ at: _, ...report }: ReadReport) {
      if ('unread' in report) onEnd(report.unread === 'scrambled' ? SCRAMBLED : NO_FRAME)
      else if (report.codes.length > 0 || report.fault !== undefined) onRead(report)
    },
    onResult: () => void after(PAUSE_MS, () => signal.aborted || sendNext()),
    onFailure: ({ message }: Error) => onEnd(message),
  }
  sendNext()
}
