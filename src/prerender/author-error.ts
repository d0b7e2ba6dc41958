/**
 * An error in a file of src/content. Its message is for the author. It has no stack: Astro prints one below the message, and the code
 * that found the error is not where the author has to look.
 */
export class AuthorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AuthorError'
    this.stack = ''
  }
}
