import { atom } from 'nanostores'

/** A message to the visitor. */
export interface Toast {
  title: string
  text?: string
  /** Errors are shown in the destructive style and announced at once. */
  kind: 'success' | 'error'
}

/** The toast on the screen, if any. A new one replaces it. */
export const $toast = atom<Toast | undefined>(undefined)

/** Shows a success message. */
export function showSuccess(title: string, text?: string): void {
  show('success', title, text)
}

/** Shows an error message: the error's message or a sentence. Returns a function that closes this toast, but no other. */
export function showError(title: string, reason: unknown): () => void {
  const toast = show('error', title, reason instanceof Error ? reason.message : String(reason))
  return () => {
    if ($toast.get() === toast) closeToast()
  }
}

/** Closes the toast. */
export function closeToast(): void {
  $toast.set(undefined)
}

function show(kind: Toast['kind'], title: string, text: string | undefined): Toast {
  const toast = text === undefined ? { kind, title } : { kind, title, text }
  $toast.set(toast)
  return toast
}
