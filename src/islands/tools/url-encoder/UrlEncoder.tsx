import { useEffect, useMemo, useRef, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ClearButtons } from '../../ui/ClearButtons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { LongTextPane } from '../../ui/LongTextPane.tsx'
import { ModeToggle } from '../../ui/ModeToggle.tsx'
import { useClearableText } from '../../ui/use-clearable-text.ts'
import { convertUrl, isEncodedTwice, type UrlMode } from './percent-encoding.ts'
import { UrlPanels } from './UrlPanels.tsx'
import { UrlPartsTable } from './UrlPartsTable.tsx'

/** A failure is told inline at once, but as a toast only when typing has paused: most texts are malformed while they are typed. */
const TOAST_AFTER_MS = 800

const MODES = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const

const PANES = {
  encode: {
    input: 'Text to encode',
    placeholder: 'Type or paste text or a URL',
    output: 'Encoded result',
  },
  decode: {
    input: 'Text to decode',
    placeholder: 'Type or paste percent-encoded text',
    output: 'Decoded result',
  },
}

/** Percent encoding and decoding while the visitor types. */
export default function UrlEncoder() {
  const [mode, setMode] = useState<UrlMode>('encode')
  const { text: input, edit, clear, replace, undo } = useClearableText()
  const { output, error } = useMemo(() => convert(mode, input), [mode, input])
  useErrorToast(error)
  const swap = () => {
    edit(output)
    setMode(mode === 'encode' ? 'decode' : 'encode')
  }

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
        <Output mode={mode} output={output} onSwap={swap} />
      </div>
      <UrlPartsTable candidates={[input, output]} />
      <UrlPanels text={input} mode={mode} onReplace={(text) => replace(text, 'Undo replacing')} />
    </>
  )
}

function Output({ mode, output, onSwap }: { mode: UrlMode; output: string; onSwap: () => void }) {
  const isEmpty = output === ''
  return (
    <section className="card answer-card pane" aria-label="Output">
      <LongTextPane
        label={PANES[mode].output}
        value={output}
        hint={mode === 'decode' && isEncodedTwice(output) ? ENCODED_TWICE : undefined}
        actions={
          <>
            <button
              type="button"
              className="button button-small"
              disabled={isEmpty}
              onClick={onSwap}
            >
              Swap
            </button>
            <CopyButton text={output} disabled={isEmpty} />
          </>
        }
      />
    </section>
  )
}

function useErrorToast(error: Error | undefined) {
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => {
    if (error === undefined) return withdraw.current?.()
    const timer = setTimeout(() => {
      withdraw.current = showError('Error', error)
    }, TOAST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [error])
}

const ENCODED_TWICE =
  'The result still holds percent escapes: the text was encoded twice. Decode it once more to undo both.'

function convert(mode: UrlMode, input: string): { output: string; error?: Error } {
  try {
    return { output: convertUrl(mode, input) }
  } catch (error) {
    return { output: '', error: error as Error }
  }
}
