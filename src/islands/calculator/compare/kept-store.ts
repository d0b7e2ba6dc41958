import { atom } from 'nanostores'

import type { CalculatorDefinition, Fields } from '../frame/definition.ts'
import { unreadLabels } from '../frame/inputs.ts'
import {
  cleanName,
  fromParameters,
  fromText,
  MOST_KEPT,
  toParameters,
  toText,
  valuesOf,
  type Kept,
} from './kept.ts'
import { $remembered, noticeCleared } from './remembered.ts'

/** The kept calculations that stand side by side. They are in this page's memory alone until they are remembered. */
export const $kept = atom<readonly Kept[]>([])

/** The last change, and what was there before it. */
export const $undo = atom<{ label: string; kept: readonly Kept[] } | undefined>(undefined)

/** How many calculations the link of this page has brought along. */
export const $shared = atom(0)

let hasBegun = false

/** Takes over what the device remembers of this page, or what its link carries; both at most once. */
export function begin<Input extends object>(fields: Fields<Input>): void {
  if (hasBegun) return
  hasBegun = true
  $remembered.listen((text, before) => {
    // Another tab has changed what both show.
    if (text !== undefined && before === textOf($kept.get())) showRemembered(fields)
  })
  let isShared = false
  try {
    isShared = takeFromLink(fields)
  } finally {
    // Also beside a link that cannot be read.
    if (!isShared) showRemembered(fields)
  }
}

/** Shows what a link carries, without storing it. Whether it carries any. Throws the sentence the visitor reads. */
export function takeFromLink<Input extends object>(fields: Fields<Input>): boolean {
  const shared = fromParameters(fields, location.hash)
  $shared.set(shared.length)
  if (shared.length === 0) return false
  if (textOf(shared) === textOf($kept.get())) return true
  const kept = $kept.get()
  $undo.set(kept.length > 0 ? { label: 'Undo: bring back mine', kept } : undefined)
  $kept.set(shared)
  return true
}

/** Shows what the device remembers. Throws the sentence the visitor reads when it is damaged. */
export function showRemembered<Input extends object>(fields: Fields<Input>): void {
  const text = $remembered.get()
  if (text === undefined) return
  const kept = fromText(location.pathname, fields, text)
  $undo.set(undefined)
  $kept.set(kept)
  // Written as this version writes it, so that it is known as what is shown. All removed is forgotten with the page.
  $remembered.set(kept.length === 0 ? undefined : textOf(kept))
}

/** Keeps a calculation under a name of its own. Returns the name; throws the sentence the visitor reads. */
export function keep<Input extends object, Result>(
  { fields, hiddenFields }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  const [unread] = unreadLabels(fields, input, hiddenFields?.(input))
  if (unread !== undefined) throw new Error(`${unread} is not a number, so this cannot be kept.`)
  const kept = $kept.get()
  const values = valuesOf(fields, input)
  const same = kept.find((other) => other.values === values)
  if (same !== undefined) throw new Error(`This calculation is kept already, as ${same.name}.`)
  if (kept.length >= MOST_KEPT)
    throw new Error(`There is room for ${MOST_KEPT} kept calculations. Remove one first.`)
  const name = freeName(kept)
  change([...kept, { name, values }])
  return name
}

/** Gives a kept calculation another name. An empty one leaves it as it was. */
export function rename(index: number, text: string): void {
  const old = $kept.get()[index]
  const name = cleanName(text)
  if (old === undefined || name === '' || name === old.name) return
  change($kept.get().with(index, { ...old, name }), 'Undo rename')
}

/** Takes a kept calculation away. */
export function remove(index: number): void {
  const name = $kept.get()[index]?.name ?? ''
  change($kept.get().toSpliced(index, 1), `Undo: bring back ${name}`)
}

/** Replaces what is kept by the calculations in the text of a file. Throws the sentence the visitor reads. */
export function importText<Input extends object>(fields: Fields<Input>, text: string): void {
  change(fromText(location.pathname, fields, text), 'Undo import')
}

/** Puts back what the last change took away. */
export function undo(): void {
  const before = $undo.get()
  if (before !== undefined) change(before.kept)
}

/** Remembers on this device what is kept now, and what becomes of it. Throws the sentence the visitor reads. */
export function remember(): void {
  $remembered.set(textOf($kept.get()))
  noticeCleared()
  if ($remembered.get() === undefined)
    throw new Error('This browser does not let the page store anything.')
}

/** Wipes what the device remembers of this page. What is shown stays until the page is left. */
export function forget(): void {
  $undo.set(undefined)
  $remembered.set(undefined)
}

/** Whether what is shown is what the device remembers. */
export function isRemembered(): boolean {
  return $remembered.get() !== undefined && $remembered.get() === textOf($kept.get())
}

/** The kept calculations as parameters of a link. */
export function keptInLink(): string {
  return toParameters($kept.get())
}

/** The kept calculations as the text of a file. */
export function textOf(kept: readonly Kept[]): string {
  return toText(location.pathname, kept)
}

function change(kept: readonly Kept[], undoLabel?: string): void {
  noticeCleared()
  const wasRemembered = isRemembered()
  $undo.set(undoLabel === undefined ? undefined : { label: undoLabel, kept: $kept.get() })
  $kept.set(kept)
  if (wasRemembered) $remembered.set(textOf(kept))
}

function freeName(kept: readonly Kept[]): string {
  const names = ['Option A', 'Option B', 'Option C', 'Option D']
  return names.find((name) => !kept.some((other) => other.name === name)) ?? 'Option'
}
