import { answerConversion } from '@/json/convert/convert-task.ts'
import type { ConvertRequest } from '@/json/convert/converted.ts'
import type { Writer } from '@/json/convert/writer.ts'
import type { Language } from '@/json/convert/types/type-model.ts'
import { typesOf } from '@/json/convert/types/types-of.ts'

const WRITERS = {
  typescript: writerOf('typescript'),
  go: writerOf('go'),
  python: writerOf('python'),
  schema: writerOf('schema'),
}

addEventListener('message', ({ data }: MessageEvent<ConvertRequest>) => {
  void answerConversion(data, WRITERS, (answer) => postMessage(answer))
})

function writerOf(language: Language): Writer {
  return ({ nodes }, _choices, onProgress) => {
    const { text, notes } = typesOf(nodes, language, onProgress)
    return { kind: 'written', pieces: [text], notes }
  }
}
