import { counted } from '@/lib/quantity.ts'
import { type ReactNode, useState } from 'react'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { CodeImage, PrintedCode } from './CodeImage.tsx'
import type { MadeCode } from './made-code.ts'
import type { QrOutcome, ShownCode } from './use-qr-code.ts'

const SENTENCES: Record<QrOutcome['state'], string> = {
  none: '',
  failed: '',
  checking: 'Checking that it can be read…',
  ready:
    'Checked: read back from the picture, blurred as a camera sees it, the code contains exactly your text.',
  fine: 'The code contains exactly your text, but could not be read back from the picture as a camera sees it.',
  unchecked: 'It could not be checked in this browser. Scan it once before you use it.',
  unreadable:
    'It could not be read back from the picture, so it is not offered. Shorten the text or lower the error correction.',
}

const UNREADABLE_LOOK =
  'With this look, it could not be read back small and blurred, so it is not offered. Choose squares or stronger colours, remove the logo, or shorten the text.'

/** The state of a code beside its small picture in the bar of a phone. */
const IN_THE_BAR: Record<QrOutcome['state'], string> = {
  none: '',
  failed: '',
  checking: 'Checking…',
  ready: 'Can be read',
  fine: 'Scan it once',
  unchecked: 'Scan it once',
  unreadable: 'Cannot be read',
}

/** Cameras start to fail below this width of a module, in pixels. */
const FEWEST_MODULE_PX = 3

interface Props {
  code: ShownCode
  /** The lines printed below the code. */
  caption?: readonly string[]
  /** What the card shows above the picture. */
  children?: ReactNode
}

const OFFERED: ReadonlySet<string> = new Set(['ready', 'fine', 'unchecked'])

/** The card of a code: its picture with its state and downloads. The page prints nothing else. */
export function QrPicture({ code, caption = [], children }: Props) {
  // A picture of an older text is dimmed and cannot be downloaded.
  const { outcome, isOutdated, isBlank } = code
  const made = 'made' in outcome ? outcome.made : undefined
  const isEmpty = made === undefined && isBlank
  const offered = !isOutdated && OFFERED.has(outcome.state) ? made : undefined
  return (
    <section
      className="card answer-card grid content-start gap-3 panel"
      aria-label="QR code"
      tabIndex={-1}
      data-results
      data-empty={isEmpty ? '' : undefined}
    >
      {children}
      <div data-state={isOutdated ? 'outdated' : outcome.state}>
        <div
          className={isEmpty ? 'empty min-h-[300px]' : 'grid min-h-[300px] place-items-center'}
          data-answer
          data-label="QR code"
          data-figure={made && (isOutdated ? 'Changing…' : IN_THE_BAR[outcome.state])}
        >
          {made === undefined ? (
            <p>{isBlank ? 'Your QR code appears here.' : ''}</p>
          ) : (
            <CodeImage made={made} isOutdated={isOutdated} />
          )}
        </div>
        <Report {...{ code, made, isEmpty }} />
        {isTooFine(offered) && (
          <p className="notice mt-3" data-warning="fine">
            {`Each square of this code is ${counted(offered.modulePx, 'pixel')} wide in this picture, and cameras need about ${FEWEST_MODULE_PX}. Use the larger picture or the SVG, or shorten the text.`}
          </p>
        )}
        <Downloads offered={offered} />
        <AdPlace name="narrow" />
        <PrintSize {...{ offered, caption }} />
      </div>
    </section>
  )
}

interface ReportProps extends Pick<Props, 'code'> {
  made: MadeCode | undefined
  isEmpty: boolean
}

/** What was found out about the code, or why there is none. */
function Report({ code: { outcome, isOutdated }, made, isEmpty }: ReportProps) {
  return (
    <>
      {outcome.state === 'failed' && (
        <p className="notice mt-3" data-tone="bad">
          {outcome.reason}
        </p>
      )}
      {/* Its height is reserved next to a code; before that, the empty picture takes the space. */}
      <p className={isEmpty ? '' : 'hint mt-3 min-h-11'} role="status">
        {isOutdated ? '' : `${sentenceOn(outcome)} ${levelSentence(made)}`.trim()}
      </p>
      {made !== undefined && !isOutdated && <p className="hint">{made.room}</p>}
    </>
  )
}

const loadPrintSizePanel = async () =>
  (await import('./print-size/PrintSizePanel.tsx')).PrintSizePanel

interface PrintSizeProps {
  offered: MadeCode | undefined
  caption: readonly string[]
}

function PrintSize({ offered, caption }: PrintSizeProps) {
  const [widthMm, setWidthMm] = useState<number>()
  return (
    <div className="mt-3" data-panels>
      <LoadedFold label="Size for print" className="qr-fold" load={loadPrintSizePanel}>
        {(PrintSizePanel) => <PrintSizePanel made={offered} onWidthMm={setWidthMm} />}
      </LoadedFold>
      {offered && (
        <PrintedCode made={offered} widthMm={widthMm ?? offered.printMm} caption={caption} />
      )}
    </div>
  )
}

function Downloads({ offered }: { offered: MadeCode | undefined }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <DownloadButton
        className="button grow"
        label="Download PNG"
        disabled={offered === undefined}
        fileName={() => 'qrcode.png'}
        content={() => offered?.png ?? ''}
      />
      <DownloadButton
        className="button grow"
        label="Download SVG"
        disabled={offered === undefined}
        fileName={() => 'qrcode.svg'}
        content={() => new Blob([offered?.svg ?? ''], { type: 'image/svg+xml' })}
      />
      {isTooFine(offered) && (
        <DownloadButton
          className="button grow"
          label={`Download larger PNG (${offered.larger.sizePx} × ${offered.larger.sizePx})`}
          fileName={() => 'qrcode-large.png'}
          content={offered.larger.png}
        />
      )}
    </div>
  )
}

function isTooFine(made: MadeCode | undefined): made is MadeCode {
  return made !== undefined && made.modulePx < FEWEST_MODULE_PX
}

function sentenceOn(outcome: QrOutcome): string {
  const isLook = outcome.state === 'unreadable' && outcome.made.look !== undefined
  return isLook ? UNREADABLE_LOOK : SENTENCES[outcome.state]
}

function levelSentence(made: MadeCode | undefined): string {
  if (made === undefined || made.level === made.wished) return ''
  if (made.look?.logo !== undefined)
    return `For the logo, error correction ${made.level} is used instead of ${made.wished}.`
  return `The text needs the space, so error correction ${made.level} is used instead of ${made.wished}.`
}
