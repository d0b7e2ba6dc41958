/**
 * Keeps the browser's writing helpers out of a field: some of them send what is typed to a service of the browser's maker. Every
 * field of text has these attributes; `tests/built/writing-helpers.test.ts` holds it.
 */
export const PLAIN_TYPING = {
  spellCheck: false,
  autoCorrect: 'off',
  writingsuggestions: 'false',
  translate: 'no',
} as const
