import { copyText } from '@/lib/clipboard.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'

interface Props {
  /** The text, or what produces it at the click. A button without anything to copy is disabled by its owner. */
  text: string | (() => string | Promise<string>)
  label?: string
  /** The name for screen readers, when a page has several copy buttons. */
  accessibleLabel?: string
  disabled?: boolean
  /** Why there is nothing to copy yet. The button then looks and reads as disabled, but pressing it says this. */
  refusal?: string | undefined
  copied?: string
  /** Takes what has been copied. */
  onCopied?: ((text: string) => void) | undefined
  failed?: { title: string; text?: string }
  className?: string
  /** Whether the bar of a phone offers it too (layouts/scripts/bar/result-bar.ts). */
  isInBar?: boolean
}

/** Copies a text and says so, or says in the specification's words that it could not. */
export function CopyButton(props: Props) {
  const { text, label = 'Copy', accessibleLabel, disabled = false, copied = 'Copied!' } = props
  const { failed = { title: 'Copy Failed' }, className = 'button button-small', refusal } = props
  const { onCopied, isInBar } = props
  const copy = async () => {
    if (refusal !== undefined) {
      showError('Error', refusal)
      return
    }
    try {
      const content = typeof text === 'string' ? text : await text()
      await copyText(content)
      onCopied?.(content)
      showSuccess(copied)
    } catch (error) {
      showError(failed.title, failed.text ?? error)
    }
  }
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-disabled={refusal === undefined ? undefined : true}
      aria-label={accessibleLabel}
      data-bar-copies={isInBar ? true : undefined}
      onClick={() => void copy()}
    >
      {label}
    </button>
  )
}
