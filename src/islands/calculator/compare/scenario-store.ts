import { atom, type ReadableAtom } from 'nanostores'
import { persistentAtom } from '@nanostores/persistent'
import { useSyncExternalStore } from 'react'

import '@/lib/stores/safe-storage.ts'

import type { Fields } from '../fields/field-types.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { unreadLabels } from '../frame/inputs.ts'
import {
  cleanName,
  fromParameters,
  fromText,
  type Scenario,
  MOST_SCENARIOS,
  toParameters,
  toText,
  valuesOf,
} from './scenario.ts'
import { storageKey } from './storage-key.ts'

/** The kept calculations that stand side by side. They are in this page's memory alone until they are remembered. */
export const $scenarios = atom<readonly Scenario[]>([])

/** The last change, and what was there before it. */
export const $undo = atom<{ label: string; scenarios: readonly Scenario[] } | undefined>(undefined)

/** How many calculations the link of this page has brought along. */
export const $shared = atom(0)

let hasBegun = false

/** Takes over what the device remembers of this page, or what its link carries; both at most once. */
export function begin<Input extends object>(fields: Fields<Input>): void {
  if (hasBegun) return
  hasBegun = true
  $remembered.listen((text, before) => {
    // Another tab has changed what both show.
    if (text !== undefined && before === textOf($scenarios.get())) showRemembered(fields)
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
  if (textOf(shared) === textOf($scenarios.get())) return true
  const scenarios = $scenarios.get()
  $undo.set(scenarios.length > 0 ? { label: 'Undo: bring back mine', scenarios } : undefined)
  $scenarios.set(shared)
  return true
}

/** Shows what the device remembers. Throws the sentence the visitor reads when it is damaged. */
export function showRemembered<Input extends object>(fields: Fields<Input>): void {
  const text = $remembered.get()
  if (text === undefined) return
  const scenarios = fromText(location.pathname, fields, text)
  $undo.set(undefined)
  $scenarios.set(scenarios)
  // Written as this version writes it, so that it is known as what is shown. All removed is forgotten with the page.
  $remembered.set(scenarios.length === 0 ? undefined : textOf(scenarios))
}

/** Keeps a calculation under a name of its own. Returns the name; throws the sentence the visitor reads. */
export function keep<Input extends object, Result>(
  { fields, hiddenFields }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  const [unread] = unreadLabels(fields, input, hiddenFields?.(input))
  if (unread !== undefined) throw new Error(`${unread} is not a number, so this cannot be kept.`)
  const scenarios = $scenarios.get()
  const values = valuesOf(fields, input)
  const same = scenarios.find((other) => other.values === values)
  if (same !== undefined) throw new Error(`This calculation is kept already, as ${same.name}.`)
  if (scenarios.length >= MOST_SCENARIOS)
    throw new Error(`There is room for ${MOST_SCENARIOS} kept calculations. Remove one first.`)
  const name = freeName(scenarios)
  change([...scenarios, { name, values }])
  return name
}

/** Gives a kept calculation another name. An empty one leaves it as it was. */
export function rename(index: number, text: string): void {
  const old = $scenarios.get()[index]
  const name = cleanName(text)
  if (old === undefined || name === '' || name === old.name) return
  change($scenarios.get().with(index, { ...old, name }), 'Undo rename')
}

/** Takes a kept calculation away. */
export function remove(index: number): void {
  const name = $scenarios.get()[index]?.name ?? ''
  change($scenarios.get().toSpliced(index, 1), `Undo: bring back ${name}`)
}

/** Replaces what is kept by the calculations in the text of a file. Throws the sentence the visitor reads. */
export function importText<Input extends object>(fields: Fields<Input>, text: string): void {
  change(fromText(location.pathname, fields, text), 'Undo import')
}

/** Puts back what the last change took away. */
export function undo(): void {
  const before = $undo.get()
  if (before !== undefined) change(before.scenarios)
}

/** Remembers on this device what is kept now, and what becomes of it. Throws the sentence the visitor reads. */
export function remember(): void {
  $remembered.set(textOf($scenarios.get()))
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
  return $remembered.get() !== undefined && $remembered.get() === textOf($scenarios.get())
}

/** The kept calculations as parameters of a link. */
export function scenariosInLink(): string {
  return toParameters($scenarios.get())
}

/** The kept calculations as the text of a file. */
export function textOf(scenarios: readonly Scenario[]): string {
  return toText(location.pathname, scenarios)
}

function change(scenarios: readonly Scenario[], undoLabel?: string): void {
  noticeCleared()
  const wasRemembered = isRemembered()
  $undo.set(undoLabel === undefined ? undefined : { label: undoLabel, scenarios: $scenarios.get() })
  $scenarios.set(scenarios)
  if (wasRemembered) $remembered.set(textOf(scenarios))
}

function freeName(scenarios: readonly Scenario[]): string {
  const names = ['Option A', 'Option B', 'Option C', 'Option D']
  return names.find((name) => !scenarios.some((other) => other.name === name)) ?? 'Option'
}

/** The text of what is remembered of this page on this device; undefined while nothing is. */
export const $remembered = persistentAtom<string | undefined>(storageKey(), undefined)

/** Forgets what storage has lost meanwhile: it was cleared, or has never taken it. */
export function noticeCleared(): void {
  if ($remembered.get() !== undefined && !isStored()) $remembered.set(undefined)
}

function isStored(): boolean {
  try {
    return localStorage.getItem(storageKey()) !== null
  } catch {
    return false
  }
}

/** The value of a store, and each that follows it. */
export function useStored<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(
    (onChange) => store.listen(onChange),
    () => store.get(),
  )
}
