import { useRef } from 'react'

import { takeFile, UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { readTextFile } from '@/islands/ui/files/text-file.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { LongTextPane } from '@/islands/ui/text/LongTextPane.tsx'
import { CancelWork } from '@/islands/ui/work/CancelWork.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { Progress } from '@/islands/ui/work/Progress.tsx'
import { WORDS } from '@/json/schema/sentences.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'
import { useTask } from '../document-tasks.ts'
import type { PanelProps } from '../use-opened.ts'
import { PasteButton } from '../PasteButton.tsx'
import { Answer } from './Answer.tsx'
import { useSchema, type SchemaState } from './use-schema.ts'

const LARGEST_SCHEMA_BYTES = 5_000_000

/** Checks a document against a JSON Schema, and lists each error with the way to its line. */
export function SchemaPanel({ result, onShow }: PanelProps) {
  const checking = useSchema(result.whole)
  const { state, cancel, again } = checking
  const area = useRef<HTMLDivElement>(null)
  return (
    <div className="pane-report">
      {/* A file dropped here is a schema. Around the panel it would become the document. */}
      <div ref={area} className="schema-box" onDrop={(event) => event.stopPropagation()}>
        <SchemaBox checking={checking} whole={result.whole} />
      </div>
      <Work
        state={state}
        onCancel={cancel}
        onAgain={again}
        returnTo={() => area.current?.querySelector('textarea') ?? null}
      />
      {state.kind === 'validated' && <Answer answer={state} onShow={onShow} />}
    </div>
  )
}

interface BoxProps {
  checking: ReturnType<typeof useSchema>
  whole: Blob
}

function SchemaBox({ checking, whole }: BoxProps) {
  const { schema, state, type, replace, undo } = checking
  const make = useMadeSchema(whole, (made) => replace(made, WORDS.undoMake))
  const takeUpload = async (file: File) =>
    replace((await readTextFile(file, '', LARGEST_SCHEMA_BYTES)).text, 'Undo upload')
  const takePaste = (text: string) => {
    replace(text, 'Undo paste')
    showSuccess('Pasted from Clipboard')
  }
  const actions = (
    <>
      <PasteButton onPaste={takePaste} />
      <UploadButton onFile={takeUpload} />
      <button type="button" className="button button-small" onClick={make}>
        {WORDS.make}
      </button>
      <ClearButtons onClear={() => replace('', 'Undo clear')} undo={undo} />
    </>
  )
  return (
    <LongTextPane
      label={WORDS.label}
      name="schema"
      value={schema}
      onText={type}
      onFile={(file) => void takeFile(file, undefined, takeUpload, 'File Uploaded')}
      dir="ltr"
      className="h-40 lg:h-24 font-mono"
      placeholder={WORDS.placeholder}
      hint={WORDS.hint}
      error={state.kind === 'fault' ? state.message : undefined}
      actions={actions}
    />
  )
}

interface WorkProps {
  state: SchemaState
  onCancel: () => void
  onAgain: () => void
  returnTo: () => HTMLElement | null
}

/** Reports what the check is doing, and offers to end it or start it again. */
function Work({ state, onCancel, onAgain, returnTo }: WorkProps) {
  const isOver = state.kind === 'cancelled' || state.kind === 'stopped'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className={state.kind === 'stopped' ? 'field-problem' : 'hint'}>
          {wordsOf(state)}
        </p>
        {state.kind === 'running' && <CancelWork onCancel={onCancel} returnTo={returnTo} />}
        {isOver && (
          <button type="button" className="button button-small" onClick={onAgain}>
            {WORDS.check}
          </button>
        )}
      </div>
      {state.kind === 'running' && state.share > 0 && (
        <Progress share={state.share} label={WORDS.progress} />
      )}
    </>
  )
}

function wordsOf(state: SchemaState): string {
  if (state.kind === 'stopped') return state.message
  if (state.kind === 'none' || state.kind === 'running' || state.kind === 'cancelled')
    return WORDS[state.kind]
  return ''
}

/** Returns a function that writes a schema which the document satisfies. */
function useMadeSchema(whole: Blob, onMade: (schema: string) => void): () => void {
  const { start } = useTask('types')
  return () =>
    void attempt(
      () =>
        new Promise<void>((resolve) => {
          start(
            'schema',
            {
              onResult: (made) => {
                resolve()
                if (made.kind !== 'text') return
                void made.whole.text().then((text) => {
                  onMade(text)
                  showSuccess(WORDS.made)
                })
              },
              onFailure: (error) => {
                resolve()
                showError('Error', error)
              },
            },
            { whole },
          )
        }),
    )
}
