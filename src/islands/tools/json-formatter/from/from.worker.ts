import { csvToJson } from './csv-to-json.ts'
import { stringToJson } from './escaped-json.ts'
import { answerFrom } from './from-job.ts'
import { linesToJson } from './lines-to-json.ts'
import { literalToJson } from './literal-to-json.ts'
import type { FromAnswer, FromRequest } from './protocol.ts'
import { queryToJson } from './query-to-json.ts'

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
