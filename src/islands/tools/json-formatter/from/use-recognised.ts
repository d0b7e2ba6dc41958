import { useEffect, useState } from 'react'

import { textBeginning } from '@/json/text/decoder.ts'
import { contentOf, type JsonInput } from '../json-input.ts'
import type { Found } from '@/json/from/format.ts'
import { LOOKED_AT, recognise } from '@/json/from/recognise.ts'

/** An input that is in another format than JSON. */
export interface Recognised extends Found {
  input: JsonInput
}

/** What an input looks like, from its first 64 KB; undefined while that is not known, and where it looks like JSON or nothing. */
export function useRecognised(asked: JsonInput | undefined): Recognised | undefined {
  const [recognised, setRecognised] = useState<Recognised>()
  useEffect(() => {
    if (asked === undefined) return
    let isWanted = true
    void beginningOf(asked).then(({ text, isWhole }) => {
      const found = isWanted ? recognise(text, isWhole) : undefined
      if (found !== undefined) setRecognised({ input: asked, ...found })
    })
    return () => void (isWanted = false)
  }, [asked])
  return recognised
}

/** A file that cannot be read is told of when it is worked on. */
async function beginningOf(input: JsonInput): Promise<{ text: string; isWhole: boolean }> {
  const content = contentOf(input)
  if (typeof content === 'string')
    return { text: content.slice(0, LOOKED_AT), isWhole: content.length <= LOOKED_AT }
  const beginning = content.slice(0, LOOKED_AT)
  const bytes = await beginning.arrayBuffer().catch(() => new ArrayBuffer())
  return { text: textBeginning(new Uint8Array(bytes)), isWhole: content.size <= LOOKED_AT }
}
