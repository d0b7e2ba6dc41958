import type { MoreProps } from '../MoreFolds.tsx'
import { PasswordList } from './PasswordList.tsx'

/** The passwords that were copied, in case one was needed again: only in this page's memory. */
export function CopiedPasswords({ copied, onCopied }: MoreProps) {
  return (
    <>
      <p className="hint">
        {copied.length === 0
          ? 'What you copy on this page is listed here.'
          : 'The last one is on top. The list is wiped when you leave or reload the page.'}
      </p>
      <PasswordList passwords={copied} onCopied={onCopied} />
    </>
  )
}
