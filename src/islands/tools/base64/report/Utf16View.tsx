import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'

import { TextStart } from './BytesView.tsx'
import type { Utf16Text } from './utf16.ts'

/** Offers another reading of bytes: as UTF-16 without a byte order mark. */
export function Utf16View({ text, order }: Utf16Text) {
  return (
    <div className="base64-bytes">
      <p>{`The bytes may be text in UTF-16 (${order}) without a mark, as PowerShell writes it. Read so, it is:`}</p>
      <TextStart text={text} />
      <div className="pane-actions">
        <CopyButton text={text} label="Copy the text" />
        <SendToButton content={text} subject="the text in UTF-16" />
      </div>
    </div>
  )
}
