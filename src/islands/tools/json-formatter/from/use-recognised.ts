import { useEffect, useState } from 'react'

import { textBeginning } from '../engine/decoder.ts'
import { contentOf, type JsonInput } from '../json-input.ts'
import type { Found } from './protocol.ts'
import { LOOKED_AT, recognise } from './recognise.ts'

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
    void beginningOf(asked).then((text) => {
      const found = isWanted ? recognise(text) : undefined
      if (found !== undefined) setRecognised({ input: asked, ...found })
    })
    return () => void (isWanted = false)
  }, [asked])
  return recognised
}

/** A character more than is looked at tells a longer text. A file that cannot be read is told of when it is worked on. */
async function beginningOf(input: JsonInput): Promise<string> {
  const content = contentOf(input)
  if (typeof content === 'string') return content.slice(0, LOOKED_AT + 1)
  const bytes = await content.slice(0, LOOKED_AT + 1).arrayBuffer().catch(() => new ArrayBuffer()) // prettier-ignore
  return textBeginning(new Uint8Array(bytes))
}
