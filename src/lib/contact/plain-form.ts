/** The contract of the contact form and the endpoint without scripts, where the browser posts the form. */
export const plainForm = {
  action: '/api/contact',
  /** A hidden field. Only programs fill it in, and their messages are stored but not mailed. */
  honeypot: 'website',
  /** The redirect target (303) after the message is stored. */
  sentPage: '/contact/sent',
} as const

/** The key in session storage of a message that was begun (layouts/scripts/contact/contact-form.ts). */
export const DRAFT_KEY = 'contactDraft'
