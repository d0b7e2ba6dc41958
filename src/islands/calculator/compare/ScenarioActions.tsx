import { useStore } from '@nanostores/react'
import { useEffect, useRef, type RefObject } from 'react'

import { fileTimestamp, DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { LARGEST_FILE_BYTES } from './scenario.ts'
import {
  $scenarios,
  $remembered,
  $undo,
  forget,
  importText,
  isRemembered,
  remember,
  showRemembered,
  textOf,
  undo,
} from './scenario-store.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** Restores the fields before the last "Reopen"; undefined when there is nothing to restore. */
  undoReopen: (() => void) | undefined
}

/** The actions for all scenarios together, and where these are stored. */
export function ScenarioActions<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, undoReopen } = props
  const lastChange = useStore($undo)
  const box = useRef<HTMLDivElement>(null)
  useHeldFocus(box)
  return (
    <>
      <div className="actions no-print" ref={box}>
        {lastChange && (
          <button type="button" className="button" data-undo-kept onClick={undo}>
            {lastChange.label}
          </button>
        )}
        {undoReopen && (
          <button type="button" className="button" onClick={undoReopen}>
            Undo reopen
          </button>
        )}
        <MemoryButtons {...props} />
        <FileButtons definition={definition} />
      </div>
      <WhereTheyAre />
    </>
  )
}

function FileButtons<Input extends object, Result>({
  definition,
}: Pick<Props<Input, Result>, 'definition'>) {
  const scenarios = useStore($scenarios)
  return (
    <>
      <DownloadButton
        className="button"
        label="Export"
        disabled={scenarios.length === 0}
        fileName={() => `${definition.reportName}-kept-${fileTimestamp(new Date())}.json`}
        content={() => new Blob([textOf(scenarios)], { type: 'application/json' })}
      />
      <UploadButton
        label="Import"
        ending=".json"
        uploaded="Imported"
        onFile={async (file) => {
          if (file.size > LARGEST_FILE_BYTES)
            throw new Error('This file is too large to hold kept calculations.')
          importText(definition.fields, await file.text())
        }}
      />
    </>
  )
}

/** Focuses the button that takes the place of a removed one. */
function useHeldFocus(box: RefObject<HTMLElement | null>): void {
  // The buttons follow these two.
  useStore($remembered)
  useStore($undo)
  const last = useRef<{ button: Element; fromEnd: number }>(undefined)
  useEffect(() => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])]
    const { button, fromEnd = 0 } = last.current ?? {}
    if (button?.isConnected === false && document.activeElement === document.body)
      buttons[Math.max(0, buttons.length - fromEnd)]?.focus()
    const note = ({ target }: FocusEvent) => {
      // Those at the end stay.
      const index = buttons.findIndex((one) => one === target)
      last.current =
        index < 0 ? undefined : { button: target as Element, fromEnd: buttons.length - index }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  })
}

function MemoryButtons<Input extends object, Result>({ definition }: Props<Input, Result>) {
  const remembered = useStore($remembered)
  const isShown = isRemembered()
  const isEmpty = useStore($scenarios).length === 0
  return (
    <>
      {!isShown && !isEmpty && (
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => remember())}
        >
          {remembered === undefined ? 'Remember on this device' : 'Remember these instead'}
        </button>
      )}
      {!isShown && remembered !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => showRemembered(definition.fields))}
        >
          Show those remembered
        </button>
      )}
      {remembered !== undefined && (
        <button type="button" className="button" onClick={forget}>
          Forget
        </button>
      )}
    </>
  )
}

/** Shows where the scenarios are stored, and announces changes to screen readers. */
function WhereTheyAre() {
  const count = useStore($scenarios).length
  const isOnDevice = useStore($remembered) !== undefined
  return (
    <p className="no-print mt-3 hint" role="status">
      {whereTheyAre(count, isOnDevice)}
    </p>
  )
}

function whereTheyAre(count: number, isOnDevice: boolean): string {
  if (isRemembered())
    return 'These are stored on this device, with every change, until you press Forget.'
  if (isOnDevice) return 'This device has other stored calculations of this page.'
  if (count === 0) return ''
  return 'These are not stored: they are gone when you leave the page. A link you copy contains them.'
}
