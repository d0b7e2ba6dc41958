/** Shows an element with `data-waits` after its code has loaded, and repeats the presses in it (see layouts/head/early-presses.ts). */
export function awake(element: HTMLElement): void {
  element.removeAttribute('data-waits')
  element.style.visibility = ''
  element.dispatchEvent(new Event('awake'))
}
