/** What the contact form and the endpoint agree on where no script runs and the browser posts the form itself. */
export const plainForm = {
  action: '/api/contact',
  /** A field that people never see. Whoever fills it in is a program, and its message is kept but not mailed. */
  honeypot: 'website',
  /** Where the endpoint sends the browser (303) when the message is stored. */
  sentPage: '/contact/sent',
} as const
