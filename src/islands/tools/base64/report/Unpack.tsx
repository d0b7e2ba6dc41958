import { useEffect, useRef, useState, type ReactNode } from 'react'

import { fileSize } from '@/lib/file-size.ts'
import { showError } from '@/lib/stores/toast.ts'

import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { useWorker } from '@/islands/ui/work/use-worker.ts'
import { MOST_UNPACKED, type Unpacked } from './unpack.ts'
import workerAddress from './unpack.worker.ts?worker&url'

interface Props {
  bytes: Uint8Array<ArrayBuffer>
  show: (unpacked: Uint8Array<ArrayBuffer>) => ReactNode
}

/** Offers to unpack a gzip file, and shows its content. */
export function Unpack({ bytes, show }: Props) {
  const { unpacked, isWorking, unpack, cancel } = useUnpacking(bytes)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (unpacked !== undefined) passFocus(() => place.current)
  }, [unpacked])
  if (unpacked !== undefined) {
    return (
      <section ref={place} aria-label="Unpacked" className="result-part" tabIndex={-1}>
        {unpacked.extent === 'beginning' && (
          <p className="notice">
            {`It unpacks to more than ${fileSize(MOST_UNPACKED)}. This is its beginning.`}
          </p>
        )}
        {show(unpacked.bytes)}
      </section>
    )
  }
  return (
    <div className="pane-actions">
      <button type="button" className="button button-small" onClick={isWorking ? cancel : unpack}>
        {isWorking ? 'Cancel' : 'Unpack it'}
      </button>
      <p className="hint" role="status">
        {isWorking && 'Unpacking…'}
      </p>
    </div>
  )
}

function useUnpacking(bytes: Uint8Array<ArrayBuffer>) {
  const [unpacked, setUnpacked] = useState<Unpacked>()
  const [isWorking, setWorking] = useState(false)
  const { start, stop } = useWorker<Uint8Array, Unpacked>(workerAddress)
  const cancel = () => {
    stop()
    setWorking(false)
  }
  const unpack = () => {
    setWorking(true)
    start(bytes, {
      onResult(result) {
        setWorking(false)
        setUnpacked(result)
      },
      onFailure(error) {
        setWorking(false)
        showError('Error', error)
      },
    })
  }
  return { unpacked, isWorking, unpack, cancel }
}
