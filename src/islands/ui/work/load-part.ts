import { showError } from '@/lib/stores/toast.ts'

/** A part of the page that is loaded when it is needed. Rejects with the sentence the visitor reads when it cannot be. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new Error('A part of this page has not loaded. Please try again when you are online.')
  }
}

/** Does what a visitor asked for, and tells them the sentence of the error when it cannot be done. */
export async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    showError('Error', error)
  }
}
