/** Why a text without a UTF-8 form has no code. In a module of its own, because not every site draws codes. */
export const ILL_FORMED =
  'This text contains half of a surrogate pair, which a QR code cannot hold.'
