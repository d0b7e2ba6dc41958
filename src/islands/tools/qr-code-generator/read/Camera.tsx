import { useEffect, useEffectEvent, useRef } from 'react'

import { startWorker } from '@/lib/trusted-worker.ts'

import { failureIn, WORK_FAILURES } from '@/islands/ui/work/work.ts'
import type { ReadReport, ReadRequest } from './read.worker.ts'
import workerAddress from './read.worker.ts?worker&url'
import { cameraProblem, INSECURE_ERROR, SCRAMBLED } from './sentences.ts'

/** The picture of the camera, which is on as long as this is shown. */
export function Camera(listener: CameraListener) {
  const video = useRef<HTMLVideoElement>(null)
  const onTexts = useEffectEvent(listener.onTexts)
  const onEnd = useEffectEvent(listener.onEnd)
  useEffect(() => {
    if (video.current === null) return undefined
    return openCamera(video.current, {
      onTexts: (texts) => onTexts(texts),
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

/** Between frames: enough for the eye, and a phone stays cool. */
const PAUSE_MS = 80

const HIDDEN = 'The camera was switched off when the page went out of sight.'
const GONE = 'The camera was taken away.'

export interface CameraListener {
  onTexts: (texts: string[]) => void
  /** The camera is off, and why, where the visitor did not do it. */
  onEnd: (note?: string) => void
}

/**
 * Opens the camera, shows it in `video` and reads frames in a worker until a code is found. The camera is switched off
 * then, when the page is hidden or left, and by the returned function. Frames go to that worker and nowhere else.
 */
export function openCamera(video: HTMLVideoElement, listener: CameraListener): () => void {
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
  const onTexts = (texts: string[]) => {
    end()
    listener.onTexts(texts)
  }
  showCamera(video, signal, () => end(GONE))
    .then(() => signal.aborted || readFrames(video, signal, { onTexts, onEnd: end }))
    .catch((error: unknown) => end(cameraProblem(error)))
  return () => ending.abort()
}

async function showCamera(video: HTMLVideoElement, signal: AbortSignal, onGone: () => void) {
  // Without https there is none, whatever the types say.
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
  // It may have been given up while the browser asked.
  if (signal.aborted) return switchOff()
  signal.addEventListener('abort', switchOff)
  stream.getTracks().forEach((track) => track.addEventListener('ended', onGone))
  video.srcObject = stream
  await video.play()
}

function readFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onTexts, onEnd }: CameraListener,
): void {
  const worker = startWorker(workerAddress)
  signal.addEventListener('abort', () => worker.terminate())
  const send = async () => {
    const frame = await createImageBitmap(video)
    if (signal.aborted) return frame.close()
    const request: ReadRequest = { pictures: [frame], effort: 'frame' }
    worker.postMessage(request, [frame])
  }
  const sendNext = () => void send().catch((error: unknown) => onEnd(cameraProblem(error)))
  worker.onmessage = ({ data }: MessageEvent<ReadReport>) => {
    if ('unread' in data && data.unread === 'scrambled') onEnd(SCRAMBLED)
    else if ('texts' in data && data.texts.length > 0) onTexts(data.texts)
    else setTimeout(() => signal.aborted || sendNext(), PAUSE_MS)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    onEnd(WORK_FAILURES[failureIn(event)])
  }
  sendNext()
}
