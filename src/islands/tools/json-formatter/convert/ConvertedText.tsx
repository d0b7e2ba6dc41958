import { fileSize } from '@/lib/file-size.ts'
import type { ConvertedText as Text, Converted } from '@/json/convert/converted.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { Format } from './formats.ts'

interface Props {
  text: Text
  label: string
}

/** Shows a converted document, or the beginning of a large one. */
export function ConvertedText({ text: { whole, beginning, shownBytes }, label }: Props) {
  return (
    <>
      <pre
        className="json-view json-converted"
        role="region"
        aria-label={label}
        tabIndex={0}
        data-converted
      >
        {beginning}
      </pre>
      <p className="hint pane-foot">
        {shownBytes === undefined
          ? fileSize(whole.size)
          : `The first ${fileSize(shownBytes)} of ${fileSize(whole.size)} are shown. Copy and Download use the whole text.`}
      </p>
    </>
  )
}

const TABLE_TOO_LARGE =
  'This table is too large for the clipboard. Choose CSV, with a comma or tab, and download it.'

interface ActionsProps {
  format: Format
  converted: Converted | undefined
}

/** Renders the buttons that copy and download a converted document. */
export function ConvertActions({ format: { file, label, name = label }, converted }: ActionsProps) {
  return (
    <div className="pane-actions">
      <CopyButton
        text={() => copied(converted)}
        label={`Copy ${name}`}
        disabled={converted === undefined}
        refusal={isTooLarge(converted) ? TABLE_TOO_LARGE : undefined}
        copied="Copied to Clipboard"
      />
      <SendToButton
        content={() => copied(converted)}
        subject={name}
        disabled={converted === undefined || isTooLarge(converted)}
      />
      {file !== undefined && (
        <DownloadButton
          label={`Download ${name}`}
          fileName={() => file.name}
          content={() =>
            converted?.kind === 'text' ? new Blob([converted.whole], { type: file.type }) : ''
          }
          disabled={converted === undefined}
          downloaded="Download Started"
        />
      )}
    </div>
  )
}

function isTooLarge(converted: Converted | undefined): boolean {
  return converted?.kind === 'table' && converted.forClipboard === undefined
}

function copied(converted: Converted | undefined): string | Promise<string> {
  if (converted?.kind === 'table') return converted.forClipboard ?? ''
  return converted?.text ?? converted?.whole.text() ?? ''
}
