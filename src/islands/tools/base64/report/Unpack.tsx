import { useState, type ReactNode } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import { attempt } from '../../../ui/load-part.ts'
import { MOST_UNPACKED, unpackGzip, type Unpacked } from './unpack.ts'

interface Props {
  bytes: Uint8Array<ArrayBuffer>
  show: (unpacked: Uint8Array<ArrayBuffer>) => ReactNode
}

/** Offers to unpack a gzip file, and shows what was in it. */
export function Unpack({ bytes, show }: Props) {
  const [unpacked, setUnpacked] = useState<Unpacked>()
  if (unpacked !== undefined) {
    return (
      <section aria-label="Unpacked" className="result-part">
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
    <button
      type="button"
      className="button button-small"
      onClick={() => void attempt(async () => setUnpacked(await unpackGzip(bytes)))}
    >
      Unpack it
    </button>
  )
}
