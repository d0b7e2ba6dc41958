import type { APIRoute } from 'astro'

import { rulesCalendar } from '@/prerender/rules-calendar.ts'

/** The calendar of the days that the rules bring. */
export const GET: APIRoute = async () =>
  new Response(await rulesCalendar(), { headers: { 'Content-Type': 'text/calendar' } })
