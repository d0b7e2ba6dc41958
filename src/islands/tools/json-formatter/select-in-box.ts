/**
 * Selects part of a text box and scrolls it to the middle of the box. Setting a selection alone does not scroll in
 * every browser, and how many rows wrapped text takes only a layout knows, so a hidden twin holding the text before it is asked.
 */
export function selectInBox(box: HTMLTextAreaElement, index: number, length: number): void {
  const twin = box.cloneNode() as HTMLTextAreaElement
  for (const name of ['id', 'name', 'aria-describedby']) twin.removeAttribute(name)
  twin.value = box.value.slice(0, index)
  twin.style.cssText = `position:absolute;visibility:hidden;height:0;width:${box.clientWidth}px`
  box.after(twin)
  const bottom = twin.scrollHeight
  twin.remove()
  box.focus()
  box.setSelectionRange(index, index + length)
  box.scrollTop = bottom - box.clientHeight / 2
}
