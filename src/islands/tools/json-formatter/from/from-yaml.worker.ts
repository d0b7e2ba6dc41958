import { answerFrom } from '@/json/from/from-task.ts'
import type { FromAnswer, FromRequest } from '@/json/from/format.ts'
import { yamlToJson } from '@/json/from/yaml-to-json.ts'

// A worker of its own: only who has YAML needs its library.
addEventListener('message', ({ data }: MessageEvent<FromRequest>) => {
  void answerFrom(data, { yaml: yamlToJson }, (answer: FromAnswer) => postMessage(answer))
})
