import { useEffect, useState } from 'react'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import { useWork } from '@/islands/ui/work/use-work.ts'
import { contentOf, inputFromFile, type JsonInput } from '../json-input.ts'
import type { JsonFormatterState } from '../use-json-formatter.ts'
import yamlWorker from './from-yaml.worker.ts?worker&url'
import plainWorker from './from.worker.ts?worker&url'
import type { FromAnswer, FromRequest } from '@/json/from/format.ts'
import type { Recognised } from './use-recognised.ts'

/** How a conversion stands, and the input that this is true of. */
type Outcome = { input: JsonInput } & (
  | { kind: 'running'; share: number }
  | { kind: 'done'; sentences: string[] }
  | { kind: 'refused'; message: string }
)

/** Puts JSON in the place of an input in another format, which can be taken back. An edit ends it. */
export function useConversion({ input, replace }: JsonFormatterState) {
  const [outcome, setOutcome] = useState<Outcome>()
  const yaml = useWork<FromRequest, FromAnswer>(yamlWorker)
  const plain = useWork<FromRequest, FromAnswer>(plainWorker)
  const cancel = () => {
    yaml.stop()
    plain.stop()
    setOutcome(undefined)
  }
  const [stopYaml, stopPlain] = [yaml.stop, plain.stop]
  useEffect(
    () => () => {
      stopYaml()
      stopPlain()
    },
    [input, stopYaml, stopPlain],
  )
  const finish = async (answer: Extract<FromAnswer, { kind: 'done' }>, name: string) => {
    const next = await inputFromFile(new File([answer.whole], jsonName(input)))
    replace(next, 'Undo convert')
    setOutcome({ input: next, kind: 'done', sentences: [`Converted from ${name}.`, ...answer.notes] }) // prettier-ignore
  }
  const convert = ({ format, name }: Recognised, isAllText: boolean) => {
    const refuse = (message: string) => setOutcome({ input, kind: 'refused', message })
    setOutcome({ input, kind: 'running', share: 0 })
    const work = format === 'yaml' ? yaml : plain
    work.start(
      { content: contentOf(input), format, isAllText },
      {
        onFailure: (failure) => refuse(WORK_FAILURES[failure]),
        onReport: (answer) => {
          if (answer.kind === 'progress') setOutcome({ input, ...answer, kind: 'running' })
          else if (answer.kind === 'refused') refuse(answer.message)
          else finish(answer, name).catch((error: Error) => refuse(error.message))
        },
      },
    )
  }
  return { outcome, convert, cancel }
}

function jsonName(input: JsonInput): string {
  const base = input.kind === 'held' ? input.name.replace(/\.\w+$/, '') : 'converted'
  return `${base}.json`
}
