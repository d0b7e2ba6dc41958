/** A longer text would block the page noticeably. */
export const LONGEST_IN_PANEL = 20_000

export const TOO_LONG_FOR_PANEL =
  'This text is too long for this panel, which takes up to 20,000 characters; the tool above takes more.'
