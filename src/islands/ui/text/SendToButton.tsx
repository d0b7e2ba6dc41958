import { showError } from '@/lib/stores/toast.ts'

interface Props {
  /** A text or a file, or what produces it at the click. */
  content: string | (() => string | File | Promise<string | File>)
  disabled?: boolean
  /** What is sent, for screen readers, when a page has several such buttons. */
  subject?: string
}

/**
 * Offers the pages of the site that can take a text or a file. The frame of the page shows them
 * (layouts/scripts/hand-over/send-to.ts). Not for passwords and keys.
 */
export function SendToButton({ content, disabled = false, subject }: Props) {
  const send = async () => {
    try {
      const detail = typeof content === 'string' ? content : await content()
      document.dispatchEvent(new CustomEvent('send-to', { detail }))
    } catch (error) {
      showError('Could not be sent', error)
    }
  }
  return (
    <button
      type="button"
      className="button button-small"
      disabled={disabled}
      // The visible words come first, so that speech control finds the button by them.
      aria-label={subject === undefined ? undefined : `Send to… ${subject}`}
      aria-haspopup="dialog"
      data-send-to
      onClick={() => void send()}
    >
      Send to…
    </button>
  )
}
