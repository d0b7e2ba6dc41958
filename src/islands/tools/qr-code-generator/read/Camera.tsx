import { useEffect, useEffectEvent, useRef } from 'react'

import { openCamera, type CameraListener } from './open-camera.ts'

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
