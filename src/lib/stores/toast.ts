import { atom } from 'nanostores'

/** One message to the visitor. */
export interface Toast {
  title: string
  text?: string
  /** Errors are shown in the destructive style and announced at once. */
  kind: 'success' | 'error'
}

/** The one toast on the screen, or none. A new one replaces the old one. */
export const $toast = atom<Toast | undefined>(undefined)

/** Tells the visitor that something worked. */
export function showSuccess(title: string, text?: string): void {
  show('success', title, text)
}

/**
 * Tells the visitor that something failed, in the words of the error or of the given sentence. The returned function
 * takes this toast away when what it says no longer holds, and leaves any other alone.
 */
export function showError(title: string, reason: unknown): () => void {
  const toast = show('error', title, reason instanceof Error ? reason.message : String(reason))
  return () => {
    if ($toast.get() === toast) closeToast()
  }
}

/** Takes the toast away. */
export function closeToast(): void {
  $toast.set(undefined)
}

function show(kind: Toast['kind'], title: string, text: string | undefined): Toast {
  const toast = text === undefined ? { kind, title } : { kind, title, text }
  $toast.set(toast)
  return toast
}
