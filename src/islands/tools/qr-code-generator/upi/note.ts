/** The longest note that UPI carries to the bank, in characters. Apps cut or refuse longer ones. */
export const LONGEST_NOTE = 50

export const LONG_NOTE = `The note has more than ${LONGEST_NOTE} characters, the UPI limit. Apps may cut it off or refuse the code.`
