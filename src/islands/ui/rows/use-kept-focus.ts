import { useEffect, useRef, type RefObject } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Keeps the focus in a part of the page: when the control that has it is removed, hidden or disabled, the focus would fall to
 * the body, and the keyboard would start again at the top of the page. It goes to the control of the same name where that was
 * drawn again, otherwise to the nearest control. Returns the ref of the part.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const root = part.current
    if (root === null) return
    const keeper = new FocusKeeper(root)
    const observer = new MutationObserver(() => keeper.restore())
    const attributeFilter = ['disabled', 'hidden']
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter })
    const onFocus = ({ target }: FocusEvent) => keeper.keep(target as HTMLElement)
    const onBlur = () => queueMicrotask(() => keeper.forgetIfLeft())
    root.addEventListener('focusin', onFocus)
    root.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onBlur)
    }
  }, [])
  return part
}

/** The control that has the focus, and what it needs to find its place again. */
class FocusKeeper {
  private readonly root: HTMLElement
  private last: { control: HTMLElement; name: string; around: HTMLElement[] } | undefined

  constructor(root: HTMLElement) {
    this.root = root
  }

  keep(control: HTMLElement): void {
    const around: HTMLElement[] = []
    for (let each = control.parentElement; each !== null; each = each.parentElement) {
      around.push(each)
      if (each === this.root) break
    }
    this.last = { control, name: nameOf(control), around }
  }

  /** Forgets a control that the visitor has left on purpose: it can still be used. */
  forgetIfLeft(): void {
    if (this.last !== undefined && canFocus(this.last.control)) {
      if (document.activeElement !== this.last.control) this.last = undefined
    }
  }

  restore(): void {
    const { last } = this
    if (last === undefined || canFocus(last.control)) return
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body && activeElement !== last.control)
      return
    this.last = undefined
    nearest(last.name, last.around.filter(isShown))?.focus({ preventScroll: true })
  }
}

function nearest(name: string, around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const part of around) {
    const same = controlsIn(part).find((control) => nameOf(control) === name)
    if (same !== undefined) return same
  }
  for (const part of around) {
    const [first] = part.matches('[tabindex]') ? [part] : controlsIn(part)
    if (first !== undefined) return first
  }
  return undefined
}

function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(canFocus)
}

function canFocus(control: HTMLElement): boolean {
  return isShown(control) && !control.matches(':disabled')
}

/** Whether an element is in the page and visible; a box of `display: contents` has no size of its own. */
function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.closest('[hidden]') === null
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.textContent
}
