import type { CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'

const loadPeoplePanel = async () => (await import('./people/PeoplePanel.tsx')).PeoplePanel

/** The ages of several people, folded away and loaded when it is opened. */
export function PeopleFold({ day }: { day: CalendarDate | undefined }) {
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      <LoadedFold label="Several people" load={loadPeoplePanel}>
        {(PeoplePanel) => <PeoplePanel day={day} />}
      </LoadedFold>
    </section>
  )
}
