import { answerConversion } from '@/json/convert/convert-task.ts'
import { writeCsv } from '@/json/convert/csv.ts'
import { writeJsonLines } from '@/json/convert/jsonl.ts'
import type { ConvertRequest } from '@/json/convert/converted.ts'
import { writeStringLiteral } from '@/json/convert/string-literal.ts'
import { writeTable } from '@/json/convert/table.ts'
import { writeYaml } from '@/json/convert/yaml.ts'

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
