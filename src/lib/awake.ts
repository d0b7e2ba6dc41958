/**
 * Tells that the code of an element with `data-waits` is there, which comes after the page: the element is shown, and what was
 * pressed in it is done now (see layouts/head/early-presses.ts).
 */
export function awake(element: HTMLElement): void {
  element.removeAttribute('data-waits')
  element.style.visibility = ''
  element.dispatchEvent(new Event('awake'))
}
