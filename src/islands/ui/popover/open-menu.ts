import { element } from '@/lib/element.ts'

import { linkPopoverStyle, showPopover } from './show-popover.ts'

/** A line of a menu: its text, and what a press on it does. */
export type MenuItem = readonly [label: string, action: () => void]

/** Whether the menu was open when the press on its button began: that press already closes it. */
let wasOpen = false

/**
 * Opens a menu below its button. It is a popover of the platform: Escape and a press elsewhere close it, and the focus goes
 * back. Another press of the button closes it too. Rejects if its style sheet cannot be loaded.
 */
export async function openMenu(
  button: HTMLElement,
  label: string,
  items: readonly MenuItem[],
): Promise<void> {
  const isClosing = wasOpen || shownMenu() !== null
  wasOpen = false
  if (isClosing) {
    shownMenu()?.hidePopover()
    return
  }
  await linkPopoverStyle()
  const menu = menuOf(label, items)
  menu.addEventListener('beforetoggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'))
  })
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove()
  })
  button.onpointerdown = () => {
    wasOpen = shownMenu() !== null
  }
  // Behind the button, where Tab looks for it.
  button.after(menu)
  showPopover(menu, button)
}

function menuOf(label: string, items: readonly MenuItem[]): HTMLElement {
  const menu = element('div', { className: 'card popover popup-menu', popover: 'auto' })
  menu.setAttribute('role', 'group')
  menu.setAttribute('aria-label', label)
  for (const [text, action] of items) {
    const item = element('button', { type: 'button', textContent: text })
    item.addEventListener('click', () => {
      menu.hidePopover()
      action()
    })
    menu.append(item)
  }
  return menu
}

function shownMenu(): HTMLElement | null {
  return document.querySelector('.popup-menu:popover-open')
}
