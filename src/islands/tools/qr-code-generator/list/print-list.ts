/** Prints the codes on pages of their own, without the rest of the page, which stays as it is on the screen. */
export function printList(sheet: HTMLElement): void {
  document.querySelector('body > .qr-sheet')?.remove()
  const copy = sheet.cloneNode(true) as HTMLElement
  copy.classList.add('print-only')
  document.body.append(copy)
  window.addEventListener('afterprint', () => copy.remove(), { once: true })
  window.print()
}
