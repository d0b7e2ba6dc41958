import { csvToJson } from '@/json/from/csv-to-json.ts'
import { stringToJson } from '@/json/from/escaped-json.ts'
import { answerFrom } from '@/json/from/from-task.ts'
import { linesToJson } from '@/json/from/lines-to-json.ts'
import { literalToJson } from '@/json/from/literal-to-json.ts'
import type { FromAnswer, FromRequest } from '@/json/from/format.ts'
import { queryToJson } from '@/json/from/query-to-json.ts'

const converters = {
  csv: csvToJson,
  lines: linesToJson,
  string: stringToJson,
  query: queryToJson,
  javascript: literalToJson,
}

addEventListener('message', ({ data }: MessageEvent<FromRequest>) => {
  void answerFrom(data, converters, (answer: FromAnswer) => postMessage(answer))
})
