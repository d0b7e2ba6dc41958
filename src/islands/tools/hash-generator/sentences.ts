export const EMPTY_TEXT = 'Please enter some text to hash'
export const UNREADABLE_FILE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
export const NO_WEB_ASSEMBLY =
  'This browser could not run the hashing code, which needs WebAssembly.'
export const HALF_CHARACTER = 'The message contains half of a character, which has no bytes.'
