/** The error with which an action fails, for tests that look at more than its message. Throws when it does not fail. */
export function failureOf(action: () => unknown): Error {
  try {
    action()
  } catch (error) {
    return error as Error
  }
  throw new Error('It did not fail.')
}
