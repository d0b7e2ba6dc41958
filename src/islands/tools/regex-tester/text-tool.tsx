import { useDeferredValue } from 'react'

import type { TextMode, TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { textTool } from '@/islands/text-tool/text-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { timedWork } from '@/islands/text-tool/timed-work.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { TextPanels, type TextPanel } from '@/islands/ui/text/TextPanels.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { AnswerCard, loadResultParts, type RegexTool } from './AnswerCard.tsx'
import {
  FIRST_OPTIONS,
  type RegexMode,
  type RegexOptions,
  type PatternPanelProps,
} from './choices.ts'
import { PatternFields } from './PatternFields.tsx'
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
const EXAMPLE_OPTIONS: Record<RegexMode, Partial<RegexOptions>> = {
  match: { pattern: DATE },
  replace: { pattern: DATE, replacement: '$<day>/$<month>/$<year>' },
  split: { pattern: String.raw`\.?\n` },
  lines: { pattern: `^${DATE}$`, refused: '28-11-2026\n2026-1-5' },
}

export default textTool(regexTester, function usePattern(tool) {
  const { mode, options } = tool
  const error = usePatternError(tool)
  const editText = (text: string) => {
    const isExample = text === tool.labels.example && options.pattern === ''
    if (isExample) tool.changeOptions({ ...options, ...EXAMPLE_OPTIONS[mode] })
    tool.edit(text)
  }
  return {
    tool: { ...tool, edit: editText },
    input: {
      before: (
        <PatternFields
          options={options}
          onOptions={tool.changeOptions}
          error={error}
          hasReplacement={mode === 'replace'}
        />
      ),
      children: mode === 'lines' && (
        <TextPane
          name="refused"
          label="Lines that should not match"
          rows={4}
          value={options.refused}
          onText={(refused) => tool.changeOptions({ ...options, refused })}
        />
      ),
    },
    answer: <AnswerCard tool={tool} />,
    below: <PatternPanels tool={tool} />,
  }
})

function PatternPanels({ tool: { mode, options } }: { tool: RegexTool }) {
  const pattern = useDeferredValue(options.pattern)
  const given = { text: pattern, options, mode }
  return (
    <div className="mt-6">
      <TextPanels panels={PANELS} className="regex-fold" given={given} />
    </div>
  )
}

async function loadProblems() {
  return (await import('./late/problem.ts')).problemOf
}

/** Returns what is wrong with the pattern of the last result, in the same words in every browser. */
function usePatternError({ outcome: { done }, options }: RegexTool): string | undefined {
  const isInvalid = done?.result.kind === 'invalid'
  const problemOf = useLoaded(loadProblems, isInvalid)
  if (!isInvalid || done.request.options.pattern !== options.pattern) return undefined
  return problemOf?.(done.request.options.pattern, done.request.options.flags)
}

/** The panels about the pattern. */
const PANELS: readonly TextPanel<PatternPanelProps>[] = [
  {
    label: 'Explain the pattern',
    load: async () => (await import('./explain/ExplainPanel.tsx')).ExplainPanel,
  },
  {
    label: 'Copy as JavaScript or Python',
    load: async () => (await import('./code/CodePanel.tsx')).CodePanel,
  },
]
