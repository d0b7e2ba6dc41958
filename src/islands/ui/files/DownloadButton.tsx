import { showError, showSuccess } from '@/lib/stores/toast.ts'

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

/** Saves content as a file of the visitor's. Nothing is uploaded: the address is an object URL of this page. */
export function downloadFile(name: string, content: Blob | string): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/plain;charset=utf-8' })
      : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoking at once cancels the download in Safari and Firefox.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Returns a local date and time with milliseconds for file names, without characters that file systems refuse: "2026-11-21T09-30-00-000". */
export function fileTimestamp(date: Date): string {
  const part = (value: number, length = 2) => String(value).padStart(length, '0')
  const day = [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join('-')
  const time = [part(date.getHours()), part(date.getMinutes()), part(date.getSeconds())].join('-')
  return `${day}T${time}-${part(date.getMilliseconds(), 3)}`
}
