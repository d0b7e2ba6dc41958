import { late } from '../frame/late.tsx'
import type { ListProps } from './list-types.ts'

const load = async () => (await import('./ListControl.tsx')).ListControl<object>

const List = late(load, import.meta.env.SSR ? await load() : undefined, false)

/** A list whose code is loaded once the page is used. */
export function LateList<Entry extends object>(props: ListProps<Entry>) {
  return <List {...(props as unknown as ListProps<object>)} />
}
