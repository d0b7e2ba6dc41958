import { useEffect, useRef, useState } from 'react'

import { $taxYear, rememberTaxYear } from './tax-year-store.ts'

import { specificationTable, findTaxYear } from './tax-years.ts'

/**
 * Brings back the tax year chosen at the last visit, and remembers a new choice. A year that came with a shared link
 * is shown but not remembered: it is somebody else's choice.
 */
export function useRememberedYear(year: string, choose: (id: string) => void): void {
  // `year` is final only after a second render, in which the frame has read the link and what was chosen before hydration.
  const [isSettled, setSettled] = useState(false)
  const lastYear = useRef<string | undefined>(undefined)
  const lastShared = useRef<string | null>(null)
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setSettled(true), [])
  useEffect(() => {
    if (!isSettled || lastYear.current === year) return
    const isFirst = lastYear.current === undefined
    lastYear.current = year
    const shared = new URLSearchParams(location.hash.slice(1)).get('taxYear')
    // When the visitor later chooses the year of the link, that is a choice of their own and is remembered.
    const isNews = shared !== lastShared.current
    lastShared.current = shared
    if (isNews && shared === year) return
    const remembered = $taxYear.get()
    if (!isFirst || year !== specificationTable.id) rememberTaxYear(year)
    else if (shared === null && remembered === findTaxYear(remembered).id) choose(remembered)
  }, [isSettled, year, choose])
}
