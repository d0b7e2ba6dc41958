import { useDeferredValue } from 'react'

import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { TextPanels } from '@/islands/ui/text/TextPanels.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { AnswerCard, type RegexTool } from './AnswerCard.tsx'
import { PANELS } from './panels.ts'
import { PatternFields } from './PatternFields.tsx'
import { EXAMPLE_OPTIONS, regexTester } from './text-tool.ts'

/** Runs regular expressions on a text: matches, replacement, pieces and tests of lines. */
export default function RegexTester() {
  const tool = useTextTool(regexTester)
  const { mode, options } = tool
  const error = usePatternError(tool)
  const editText = (text: string) => {
    const isExample = text === tool.labels.example && options.pattern === ''
    if (isExample) tool.changeOptions({ ...options, ...EXAMPLE_OPTIONS[mode] })
    tool.edit(text)
  }
  return (
    <>
      <div className="panes">
        <TextToolInput
          tool={{ ...tool, edit: editText }}
          before={
            <PatternFields
              options={options}
              onOptions={tool.changeOptions}
              error={error}
              hasReplacement={mode === 'replace'}
            />
          }
        >
          {mode === 'lines' && (
            <TextPane
              name="refused"
              label="Lines that should not match"
              rows={4}
              value={options.refused}
              onText={(refused) => tool.changeOptions({ ...options, refused })}
            />
          )}
        </TextToolInput>
        <AnswerCard tool={tool} />
      </div>
      <PatternPanels tool={tool} />
    </>
  )
}

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
