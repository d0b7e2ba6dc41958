import { element } from '@/lib/element.ts'

/** Creates a panel in a dialog: its title, a button that closes it, and its content. A click beside it closes it too. */
export function createPanelDialog(
  name: string,
  title: string,
  ...content: readonly Node[]
): HTMLDialogElement {
  const heading = element('h2', { id: `${name}-title`, className: 'heading-2' }, title)
  const close = element(
    'button',
    { type: 'button', className: 'button button-small shrink-0' },
    'Close',
  )
  const dialog = element(
    'dialog',
    { id: `${name}-dialog`, className: 'proof card raised' },
    element('div', { className: 'flex items-center justify-between gap-4' }, heading, close),
    ...content,
  )
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.setAttribute('closedby', 'any')
  close.addEventListener('click', () => dialog.close())
  // Safari does not support `closedby`.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return dialog
}
