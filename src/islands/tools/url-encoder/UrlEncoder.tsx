import { TextToolPanels } from '@/islands/text-tool/TextToolPanels.tsx'
import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { urlEncoder } from './text-tool.ts'
import { isEncodedTwice } from './percent-encoding.ts'
import { UrlPartsTable } from './UrlPartsTable.tsx'

/** Percent-encodes or decodes while the visitor types. */
export default function UrlEncoder() {
  const tool = useTextTool(urlEncoder)
  const { mode, text, output, replace } = tool
  const decodeAgain = () => {
    replace(output, 'Undo decoding')
    passFocus(() => document.querySelector<HTMLElement>('section[aria-label=Output] textarea'))
  }
  const isTwice = mode === 'decode' && isEncodedTwice(output)
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool} />
        <TextToolOutput
          tool={tool}
          hint={isTwice ? <EncodedTwice onAgain={decodeAgain} /> : undefined}
        />
      </div>
      <UrlPartsTable candidates={[text, output]} />
      <TextToolPanels tool={tool} />
    </>
  )
}

function EncodedTwice({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p>
        The result still contains percent escapes: the text was encoded twice. Decode it once more.
      </p>
      <button type="button" className="button button-small my-1" onClick={onAgain}>
        Decode it once more
      </button>
    </>
  )
}
