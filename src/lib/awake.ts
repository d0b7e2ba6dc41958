/**
 * A `ref` for an element with `data-waits`: one whose code comes after the page. It is shown, and what was pressed in it is
 * done now (see head-script.ts).
 */
export function awake(element: HTMLElement | null): void {
  if (element === null) return
  element.removeAttribute('data-waits')
  element.style.visibility = ''
  element.dispatchEvent(new Event('awake'))
}
