import { useState } from 'react'

import type { CalendarDate } from '../../ui/calendar.ts'
import { useLoaded } from './use-loaded.ts'

const load = () => import('./people/PeoplePanel.tsx')

/** The ages of several people, folded away and loaded when it is opened. */
export function PeopleFold({ day }: { day: CalendarDate | undefined }) {
  const [isOpened, setOpened] = useState(false)
  const part = useLoaded(load, isOpened)
  return (
    <section className="card panel lg:col-span-2" aria-label="More" data-panels>
      <details
        className="fold needs-script"
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>Several people</summary>
        {part && <part.PeoplePanel day={day} />}
        {isOpened && !part && (
          <p className="hint" data-loading>
            Loading…
          </p>
        )}
      </details>
    </section>
  )
}
