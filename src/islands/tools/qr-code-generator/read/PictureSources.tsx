import { useRef } from 'react'

import { attempt, loadPart } from '../../../ui/load-part.ts'

interface Props {
  onPictures: (files: readonly File[]) => void
  camera: 'on' | 'off'
  /** Opens or closes the camera. */
  onCamera: () => void
}

/** The ways in which a picture comes: as a file, from the clipboard, from the camera. */
export function PictureSources({ onPictures, camera, onCamera }: Props) {
  const paste = async () => {
    const { picturesOnClipboard } = await loadPart(() => import('./pasted-pictures.ts'))
    onPictures(await picturesOnClipboard())
  }
  return (
    <div className="rounded-xl border border-dashed border-line-strong p-5">
      <div className="flex flex-wrap gap-3">
        {camera === 'off' && (
          <>
            <ChooseButton onPictures={onPictures} />
            <button type="button" className="button grow" onClick={() => void attempt(paste)}>
              Paste a picture
            </button>
          </>
        )}
        <button type="button" className="button grow" onClick={onCamera}>
          {camera === 'on' ? 'Stop the camera' : 'Use the camera'}
        </button>
      </div>
      <p className="hint mt-3" hidden={camera === 'on'}>
        Or drop them here, or press Ctrl+V (⌘V). They are read on this device and go nowhere. The
        camera is asked for only when you press its button.
      </p>
    </div>
  )
}

function ChooseButton({ onPictures }: Pick<Props, 'onPictures'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="button button-filled grow"
        onClick={() => input.current?.click()}
      >
        Choose pictures
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        multiple
        aria-label="Choose pictures"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared so that choosing the same files again is a change again.
          target.value = ''
          if (files.length > 0) onPictures(files)
        }}
      />
    </>
  )
}
