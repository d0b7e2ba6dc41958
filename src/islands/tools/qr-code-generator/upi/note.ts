/** Letters of a note that UPI carries to the bank (the element "note" of a transaction); apps cut or refuse longer ones. */
export const LONGEST_NOTE = 50

export const LONG_NOTE = `The note has more than ${LONGEST_NOTE} characters, the most that UPI carries. Apps may cut it off or refuse the code.`
