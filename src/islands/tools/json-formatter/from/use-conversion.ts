import { useEffect, useState } from 'react'

import { contentOf, inputFromFile, type JsonInput } from '../json-input.ts'
import type { JsonFormatterState } from '../use-json-formatter.ts'
import type { MadeJson } from '@/json/from/from-task.ts'
import { useTask } from '../document-tasks.ts'
import type { Recognised } from './use-recognised.ts'

/** The state of a conversion, and the input it belongs to. */
type Outcome = { input: JsonInput } & (
  | { kind: 'running'; share: number }
  | { kind: 'done'; sentences: string[] }
  | { kind: 'refused'; message: string }
)

/** Replaces an input in another format by JSON, with undo. An edit cancels the conversion. */
export function useConversion({ input, replace }: JsonFormatterState) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { start, stop } = useTask('from')
  const cancel = () => {
    stop()
    setOutcome(undefined)
  }
  useEffect(() => stop, [input, stop])
  const finish = async (made: MadeJson, name: string) => {
    const next = await inputFromFile(new File([made.whole], jsonName(input)))
    replace(next, 'Undo convert')
    setOutcome({ input: next, kind: 'done', sentences: [`Converted from ${name}.`, ...made.notes] }) // prettier-ignore
  }
  const convert = ({ format, name }: Recognised, isAllText: boolean) => {
    const refuse = (message: string) => setOutcome({ input, kind: 'refused', message })
    setOutcome({ input, kind: 'running', share: 0 })
    start(
      { content: contentOf(input), format, isAllText },
      {
        onProgress: (share) => setOutcome({ input, kind: 'running', share }),
        onFailure: ({ message }) => refuse(message),
        onResult: (made) => void finish(made, name).catch((error: Error) => refuse(error.message)),
      },
    )
  }
  return { outcome, convert, cancel }
}

function jsonName(input: JsonInput): string {
  const base = input.kind === 'held' ? input.name.replace(/\.\w+$/, '') : 'converted'
  return `${base}.json`
}
