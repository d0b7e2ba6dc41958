const menu = document.querySelector<HTMLElement>('#mobile-menu')
// Behind an open menu nothing takes the focus, as nothing there can be tapped.
menu?.addEventListener('toggle', (event) => {
  const isOpen = (event as ToggleEvent).newState === 'open'
  document
    .querySelectorAll<HTMLElement>('main, body > footer')
    .forEach((part) => (part.inert = isOpen))
  if (isOpen) menu.querySelector('button')?.focus()
})
// A link to a place on this very page would otherwise leave the menu standing over it.
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover()
})
