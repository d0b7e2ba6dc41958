import { useEffect, useRef, useState, type ComponentType } from 'react'

import { DownloadButton, fileTimestamp } from '@/islands/ui/files/DownloadButton.tsx'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { attempt, loadPart, useLoaded } from '@/islands/ui/work/load-part.ts'
import { optionsOf, Select } from '@/islands/ui/fields/SelectField.tsx'
import type { FilePanelProps } from './files/FilePanel.tsx'
import type { ReportProps } from './report/Report.tsx'
import type { Base64Form } from './alphabet.ts'
import type { WrittenForm } from './base64.ts'

/** Says that the text to encode has a token, and offers to read it. */
export function TokenNotice({ onRead }: { onRead: () => void }) {
  const readToken = () => {
    onRead()
    // This button goes away.
    passFocus(() => document.querySelector<HTMLElement>('button[name=mode][value=decode]'))
  }
  return (
    <div className="notice base64-notice" data-token>
      <p role="status">The text contains a JSON Web Token.</p>
      <button type="button" className="button button-small" onClick={readToken}>
        Read the token
      </button>
    </div>
  )
}

/** Offers the bytes of Base64 that is not text. */
export function BytesDownload({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  return (
    <DownloadButton
      label="Download the bytes"
      className="button m-3"
      fileName={() => `base64-decode-${fileTimestamp(new Date())}.bin`}
      content={() => new Blob([bytes])}
    />
  )
}

/** Text to encode that may be encoded already: it begins like PEM or a data URI, or is one long word. */
const MAYBE_ENCODED = /^\s*(-----BEGIN |data:|["'`]?[\w+/=.-]{16,}["'`]?\s*$)/i
const READ_CHARACTERS = 2000

// Without this part the tool converts all the same.
const loadReport = () => import('./report/Report.tsx').catch(() => undefined)

interface ReportPlaceProps extends ReportProps {
  /** Whether a token is shown in its place. */
  hasToken: boolean
}

/** The report on the kind of the text, loaded when there may be something to report. */
export function ReportPlace({ hasToken, ...props }: ReportPlaceProps) {
  const { mode, input } = props
  const mayTell =
    mode === 'decode' ? input !== '' : MAYBE_ENCODED.test(input.slice(0, READ_CHARACTERS))
  const isWanted = !hasToken && mayTell
  const part = useLoaded(loadReport, isWanted)
  return part !== undefined && isWanted && <part.Report {...props} />
}

/** Offers to convert whole files. The part that does so is loaded on request. */
export function FilePlace(props: FilePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<FilePanelProps>>()
  const place = useRef<HTMLElement>(null)
  const { dropped } = props
  const open = async () => {
    const part = await loadPart(() => import('./files/FilePanel.tsx'))
    setPanel(() => part.FilePanel)
    passFocus(() => place.current?.querySelector<HTMLElement>('button'))
  }
  useEffect(() => {
    if (dropped === undefined) return
    // The file was dropped above: bring its result into view, and tell screen readers.
    place.current?.focus()
    void attempt(open)
  }, [dropped])
  return (
    <section ref={place} className="card panel mt-4" aria-label="Files" tabIndex={-1}>
      <h2 className="label font-semibold">Any file, up to 500 MB</h2>
      {Panel === undefined ? (
        <button
          type="button"
          className="button button-small mt-2"
          onClick={() => void attempt(open)}
        >
          Convert a file
        </button>
      ) : (
        <Panel {...props} />
      )}
    </section>
  )
}

const KINDS = {
  standard: 'Standard (+ /)',
  'url-safe': 'URL-safe (- _)',
  bare: 'URL-safe without =',
  'data-uri': 'Data URI',
}
type Kind = keyof typeof KINDS

const FORMS: Record<Kind, Omit<Base64Form, 'lineLength'> | undefined> = {
  standard: { alphabet: 'standard', padding: 'full' },
  'url-safe': { alphabet: 'url-safe', padding: 'full' },
  bare: { alphabet: 'url-safe', padding: 'none' },
  'data-uri': undefined,
}

const LINES = [
  { value: 0, label: 'One line' },
  { value: 64, label: 'Lines of 64' },
  { value: 76, label: 'Lines of 76' },
] as const

interface Props {
  form: WrittenForm
  onForm: (form: WrittenForm) => void
}

/** The alphabet and the lines of encoded text, or a data URI, which has neither choice. */
export function FormChoice({ form, onForm }: Props) {
  const kind = kindOf(form)
  const lineLength = form === 'data-uri' ? 0 : form.lineLength
  const choose = (nextKind: Kind, nextLength: Base64Form['lineLength']) => {
    const chosen = FORMS[nextKind]
    onForm(chosen === undefined ? 'data-uri' : { ...chosen, lineLength: nextLength })
  }
  return (
    <div className="pane-foot base64-form">
      <Select
        name="written"
        aria-label="Written as"
        options={optionsOf(KINDS)}
        value={kind}
        onValue={(value) => choose(value, lineLength)}
      />
      <Select
        name="lines"
        aria-label="Lines"
        options={LINES}
        value={lineLength}
        disabled={form === 'data-uri'}
        onValue={(value) => choose(kind, value)}
      />
    </div>
  )
}

function kindOf(form: WrittenForm): Kind {
  if (form === 'data-uri') return form
  if (form.padding === 'none') return 'bare'
  return form.alphabet
}
