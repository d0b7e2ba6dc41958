import { fileSize } from '@/lib/quantity.ts'

import type { ConvertedText as Text } from '@/json/convert/converted.ts'

interface Props {
  text: Text
  label: string
}

/** A converted document, or the beginning of a large one. */
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
          : `The first ${fileSize(shownBytes)} of ${fileSize(whole.size)} are shown. Copy and Download take the whole.`}
      </p>
    </>
  )
}
