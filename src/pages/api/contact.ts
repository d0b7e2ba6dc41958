import type { APIRoute } from 'astro'

export const prerender = false

/** Passes every request to the contact service of the production server (see src/server/main.ts). */
export const ALL: APIRoute = ({ request, locals: { contact, visitor } }) => {
  if (contact && visitor) return contact.answer(request, visitor)
  const message = 'The contact form needs the production server: run "npm start".'
  return Response.json({ success: false, message }, { status: 503 })
}
