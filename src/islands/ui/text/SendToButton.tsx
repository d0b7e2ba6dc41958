interface Props {
  /** The text, or what produces it at the click. */
  text: string | (() => string | Promise<string>)
  disabled?: boolean
  /** The name for screen readers, when a page has several such buttons. */
  accessibleLabel?: string
}

/**
 * Offers the pages of the site that can take a text. The frame of the page shows them (layouts/scripts/send-to.ts). Not for
 * passwords and keys.
 */
export function SendToButton({ text, disabled = false, accessibleLabel }: Props) {
  const send = async () => {
    const detail = typeof text === 'string' ? text : await text()
    document.dispatchEvent(new CustomEvent('send-to', { detail }))
  }
  return (
    <button
      type="button"
      className="button button-small"
      disabled={disabled}
      aria-label={accessibleLabel}
      aria-haspopup="dialog"
      data-send-to
      onClick={() => void send()}
    >
      Send to…
    </button>
  )
}
