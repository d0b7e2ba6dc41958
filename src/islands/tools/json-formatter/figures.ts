import { LARGEST_RESULT_BYTES, runJsonJob } from '@/json/text/format.ts'

/** Returns figures about a `json` text for posts (docs/authors.md): the minified text, and the text as JavaScript would serialize it. */
export function figures({ json = '' }: Record<string, string>): Record<string, string> {
  const outcome = runJsonJob(json, 'minified', LARGEST_RESULT_BYTES)
  if (outcome.validity === 'invalid') throw new Error(`does not read it: ${outcome.message}`)
  return {
    Minified: outcome.result.text ?? '',
    'Written again by JavaScript': JSON.stringify(JSON.parse(json)),
  }
}
