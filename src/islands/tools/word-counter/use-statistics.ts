import { useEffect, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { MOST_IN_BOX } from '@/islands/ui/text/box-cost.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { countGraphemes } from './graphemes.ts'
import { countText, type TextStatistics } from './word-count.ts'
import workerAddress from './word-count.worker.ts?worker&url'

/** Text too long to be typed quickly is counted when typing pauses this long. */
const PAUSE_MS = 150

const COUNTED_HERE =
  'The browser did not count in the background. Your text is still here, and was counted on the page.'

export type Statistics = TextStatistics & { graphemes: number | undefined }

/**
 * The statistics of a text. While a long text is counted in a worker, they are those of the text before it (which may have
 * been empty), marked as such.
 */
export function useStatistics(text: string): { statistics: Statistics; isCounting: boolean } {
  const isShort = text.length <= MOST_IN_BOX
  const [counted, setCounted] = useState(() => countAtOnce(text))
  // Short text too replaces what stands, or a text that was cleared would come back with the next long one.
  if (isShort && counted.text !== text) setCounted(countAtOnce(text))
  const work = useWork<string, Statistics>(workerAddress)
  const { start, stop } = work

  useEffect(() => {
    if (isShort) return stop()
    const count = () =>
      start(text, {
        onReport: (statistics) => setCounted({ text, statistics }),
        onFailure() {
          // Everything but what readers see as one character is counted fast enough on the page.
          setCounted({ text, statistics: { ...countText(text), graphemes: undefined } })
          showError('Error', COUNTED_HERE)
        },
      })
    const timer = setTimeout(count, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isShort, start, stop])

  return { statistics: counted.statistics, isCounting: counted.text !== text }
}

function countAtOnce(text: string): { text: string; statistics: Statistics } {
  return { text, statistics: { ...countText(text), graphemes: countGraphemes(text) } }
}
