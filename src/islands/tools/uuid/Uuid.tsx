import { LineProblems } from '@/islands/text-tool/LineProblems.tsx'
import { ResultRows } from '@/islands/text-tool/ResultRows.tsx'
import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { Maker } from './Maker.tsx'
import { uuid } from './text-tool.ts'
import { useMade } from './use-made.ts'

/** Makes UUIDs and ULIDs, and reads pasted ones. */
export default function Uuid() {
  const tool = useTextTool(uuid)
  const made = useMade()
  if (tool.mode === 'make') return <Maker tool={tool} made={made} />
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool}>
          <LineProblems problems={tool.result?.problems ?? []} />
        </TextToolInput>
        <TextToolOutput tool={tool} />
      </div>
      <ResultRows heading="The same identifier in other forms" rows={tool.result?.rows ?? []} />
    </>
  )
}
