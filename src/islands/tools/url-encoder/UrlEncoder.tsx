import { useEffect, useMemo, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useEarly } from '@/islands/ui/early/use-early.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { passFocus, passFocusToText } from '@/islands/ui/text/pass-focus.ts'
import { useClearableText } from '@/islands/ui/text/use-undo.ts'
import { convertUrl, isEncodedTwice, type UrlMode } from './percent-encoding.ts'
import { UrlPanels } from './UrlPanels.tsx'
import { UrlPartsTable } from './UrlPartsTable.tsx'

/** Percent encoding and decoding while the visitor types. */
export default function UrlEncoder() {
  const {
    mode,
    setMode,
    input,
    edit,
    clear,
    undo,
    output,
    error,
    swap,
    decodeAgain,
    putIntoInput,
  } = useUrlEncoder()
  useEarly()
  return (
    <>
      <div className="panes">
        <section className="card pane" aria-label="Input">
          <div className="pane-head">
            <ModeToggle label="Mode" modes={MODES} value={mode} onMode={setMode} />
          </div>
          <LongTextPane
            name="input"
            label={PANES[mode].input}
            placeholder={PANES[mode].placeholder}
            value={input}
            onText={edit}
            error={error && `${error.message}. ${String(error.cause)}`}
            actions={<ClearButtons onClear={clear} undo={undo} />}
          />
        </section>
        <Output mode={mode} output={output} onSwap={swap} onAgain={decodeAgain} />
      </div>
      <UrlPartsTable candidates={[input, output]} />
      <UrlPanels text={input} mode={mode} onReplace={putIntoInput} />
    </>
  )
}

/** The text, what comes of it, and the ways to put another in its place. */
function useUrlEncoder() {
  const [mode, setMode] = useState<UrlMode>('encode')
  const { text: input, edit, clear, replace, undo } = useClearableText()
  const { output, error } = useMemo(() => convert(mode, input), [mode, input])
  useErrorToast(error)
  const swap = () => {
    edit(output)
    setMode(mode === 'encode' ? 'decode' : 'encode')
  }

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
        The result still holds percent escapes: the text was encoded twice. Decode it once more to
        undo both.
      </p>
      <button type="button" className="button button-small my-1" onClick={onAgain}>
        Decode it once more
      </button>
    </>
  )
}
