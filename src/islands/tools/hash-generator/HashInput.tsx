import type { ComponentProps } from 'react'

import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onText: (text: string) => void
}

/** A field for a hash, a signature or a key. It is data, so nothing corrects or remembers it. */
export function HashInput({ onText, ...attributes }: Props) {
  return (
    <input
      {...PLAIN_TYPING}
      type="text"
      className="input mt-1 font-mono text-sm"
      autoComplete="off"
      autoCapitalize="off"
      {...attributes}
      onPaste={refuseLongPaste}
      onDrop={refuseLongPaste}
      onChange={({ target }) => onText(target.value)}
    />
  )
}
