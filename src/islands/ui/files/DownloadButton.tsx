import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { downloadFile } from './downloads.ts'

interface Props {
  /** Made at the click, because a name may carry the time. */
  fileName: () => string
  content: () => Blob | string | Promise<Blob | string>
  label?: string
  disabled?: boolean
  downloaded?: string
  className?: string
}

/** Saves content as a file of the visitor's and says so. */
export function DownloadButton(props: Props) {
  const { fileName, content, label = 'Download', disabled = false } = props
  const { downloaded = 'Downloaded!', className = 'button button-small' } = props
  const download = async () => {
    try {
      downloadFile(fileName(), await content())
      showSuccess(downloaded)
    } catch (error) {
      showError('Download Failed', error)
    }
  }
  return (
    <button type="button" className={className} disabled={disabled} onClick={() => void download()}>
      {label}
    </button>
  )
}
