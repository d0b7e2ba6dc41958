import { lateCode, Later } from '../frame/late.tsx'
import type { ListProps } from './list-types.ts'

/** The code of all lists. */
export const listCode = lateCode(() => import('./ListControl.tsx'))

/** A list whose code is loaded once the page is used. */
export function LateList<Entry extends object>(props: ListProps<Entry>) {
  return (
    <Later late={listCode} className="">
      {({ ListControl }) => <ListControl {...props} />}
    </Later>
  )
}
