/** Why there is no code of a text that has no UTF-8 form. It stands apart from what draws codes, which not every site has. */
export const ILL_FORMED = 'This text holds half of a surrogate pair, which no QR code can carry.'
