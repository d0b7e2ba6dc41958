/**
 * Selects a range in a text box and scrolls it to the middle. Not every browser scrolls to a selection. The height of wrapped text
 * is only known after layout, so a hidden copy of the box measures the text before the range.
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
