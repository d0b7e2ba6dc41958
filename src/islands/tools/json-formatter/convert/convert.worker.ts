import { answerConversion } from './convert-job.ts'
import { writeCsv } from './csv.ts'
import { writeJsonLines } from './jsonl.ts'
import type { ConvertRequest } from './protocol.ts'
import { writeStringLiteral } from './string-literal.ts'
import { writeTable } from './table.ts'
import { writeYaml } from './yaml.ts'

const WRITERS = {
  table: writeTable,
  csv: writeCsv,
  yaml: writeYaml,
  jsonl: writeJsonLines,
  string: writeStringLiteral,
}

addEventListener('message', ({ data }: MessageEvent<ConvertRequest>) => {
  void answerConversion(data, WRITERS, (answer) => postMessage(answer))
})
