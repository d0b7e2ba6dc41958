import { beforeEach, expect, test } from 'vitest'

import { $toast, closeToast, showError, showSuccess } from './toast.ts'

beforeEach(closeToast)

test('an error that no longer holds is taken away', () => {
  const withdraw = showError('Error', new Error('Not a number'))
  expect($toast.get()).toEqual({ kind: 'error', title: 'Error', text: 'Not a number' })
  withdraw()
  expect($toast.get()).toBeUndefined()
})

test('the toasts that came after it stay, also one in the same words', () => {
  const withdraw = showError('Error', 'No')
  showSuccess('Copied!')
  withdraw()
  expect($toast.get()?.title).toBe('Copied!')
  showError('Error', 'No')
  withdraw()
  expect($toast.get()?.title).toBe('Error')
})
