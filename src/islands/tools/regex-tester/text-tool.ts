import type { TextMode, TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { timedWork } from '@/islands/text-tool/timed-work.ts'
import { FIRST_OPTIONS, type RegexMode, type RegexOptions } from './choices.ts'
import workerAddress from './regex.worker.ts?worker&url'
import type { RegexRequest, RegexResult } from './run.ts'

const PLACEHOLDER = 'Type or paste text'
const ERROR = 'No result'
const LOG = `Order 1042 was paid on 2026-11-28.
Order 1043 is due on 2026-12-05.
Order 1044 has no date.`

function mode(value: RegexMode, label: string, input: string, output: string, example: string) {
  const labels = { label, input, output, example, placeholder: PLACEHOLDER, errorTitle: ERROR }
  return { value, ...labels } satisfies TextMode<RegexMode>
}

/** Milliseconds after which a pattern is stopped. */
const LIMIT_MS = 250

const work = timedWork<RegexRequest, RegexResult>(workerAddress, {
  limitMs: LIMIT_MS,
  overdue: { kind: 'stopped', output: '' },
})

/** Loads what shows a result, as the worker when the page is first used. */
export async function loadResultParts() {
  return (await import('./result-parts.tsx')).resultParts
}

/** The regular expression tester. */
export const regexTester: TextToolDefinition<RegexMode, RegexResult, RegexOptions> = {
  modes: [
    mode('match', 'Match', 'Text', 'Matches', LOG),
    mode('replace', 'Replace', 'Text', 'Replaced text', LOG),
    mode('split', 'Split', 'Text', 'Pieces as a JSON list', LOG),
    mode('lines', 'Test', 'Lines that should match', 'Tested lines', '2026-11-28\n2026-12-05'),
  ],
  options: FIRST_OPTIONS,
  hasResult: ({ options }) => options.pattern !== '',
  work: { ...work, load: () => Promise.all([work.load?.(), loadResultParts()]) },
  upload: textUpload('.txt', 5_000_000),
  downloadName: 'regex',
}

const DATE = String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`

/** The choices that belong to the example of each mode. */
export const EXAMPLE_OPTIONS: Record<RegexMode, Partial<RegexOptions>> = {
  match: { pattern: DATE },
  replace: { pattern: DATE, replacement: '$<day>/$<month>/$<year>' },
  split: { pattern: String.raw`\.?\n` },
  lines: { pattern: `^${DATE}$`, refused: '28-11-2026\n2026-1-5' },
}
