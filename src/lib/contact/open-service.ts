import type { ContactService } from './service.ts'

/** Opens the contact service. */
export async function openContactService(): Promise<ContactService> {
  const closed = { success: false, message: 'The contact form is not being accepted right now.' }
  return {
    answer: async () => Response.json(closed, { status: 503, headers: { 'retry-after': '60' } }),
    isReady: async () => true,
    close: () => Promise.resolve(),
  }
}
