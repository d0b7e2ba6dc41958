import { ChooseFiles } from '@/islands/ui/files/ChooseFiles.tsx'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'

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
