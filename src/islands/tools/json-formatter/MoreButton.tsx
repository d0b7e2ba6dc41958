import type { MouseEvent } from 'react'

import { openMenu } from '@/islands/ui/popover/open-menu.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'

/** Renders the button for the actions of a toolbar that a phone has no room for. Its menu lists the buttons that CSS hides. */
export function MoreButton() {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    attempt(() => openMenu(currentTarget, 'More actions', hiddenActions(currentTarget)))
  return (
    <button
      type="button"
      className="button button-small sm:hidden"
      data-stays
      aria-expanded="false"
      onClick={(event) => void open(event)}
    >
      More
    </button>
  )
}

function hiddenActions(button: HTMLElement) {
  const buttons = [
    ...(button.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? []),
  ]
  return buttons
    .filter((each) => each.offsetParent === null)
    .map((each) => [each.textContent, () => each.click()] as const)
}
