import { atom } from 'nanostores'
import { persistentAtom } from '@nanostores/persistent'

import '@/lib/stores/safe-storage.ts'

import type { Fields } from '../fields/field-types.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import type { LinkedPage } from '../frame/fragment.ts'
import { unreadLabels } from '../frame/inputs.ts'
import { cleanName, fromText, type Scenario, MOST_SCENARIOS, toText, valuesOf } from './scenario.ts'
import { fromParameters, toParameters } from './scenario-link.ts'
import { storageKey } from './storage-key.ts'

/** The scenarios that are compared. They are in memory only until the visitor stores them on the device. */
export const $scenarios = atom<readonly Scenario[]>([])

/** The last change, and what was there before it. */
export const $undo = atom<{ label: string; scenarios: readonly Scenario[] } | undefined>(undefined)

/** The number of scenarios in the link of this page. */
export const $shared = atom(0)

let hasBegun = false

/** Loads the scenarios of the link, or else those stored on the device; at most once. */
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

/** Shows the scenarios of a link without storing them. Returns whether there are any. Throws the sentence the visitor reads. */
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

/** Shows the scenarios stored on the device. Throws the sentence the visitor reads when they are damaged. */
export function showRemembered<Input extends object>(fields: Fields<Input>): void {
  const text = $remembered.get()
  if (text === undefined) return
  const scenarios = fromText(location.pathname, fields, text)
  $undo.set(undefined)
  $scenarios.set(scenarios)
  // Written as this version writes it, so that it is known as what is shown. All removed is forgotten with the page.
  $remembered.set(scenarios.length === 0 ? undefined : textOf(scenarios))
}

/** Saves a calculation as a scenario. Returns its name; throws the sentence the visitor reads. */
export function keep<Input extends object, Result>(
  { fields, hiddenFields }: CalculatorDefinition<Input, Result>,
  input: Input,
): string {
  const [unread] = unreadLabels(fields, input, hiddenFields?.(input))
  if (unread !== undefined) throw new Error(`${unread} is not a number, so this cannot be kept.`)
  const scenarios = $scenarios.get()
  const values = valuesOf(fields, input)
  const same = scenarios.find((other) => other.values === values)
  if (same !== undefined) throw new Error(`This calculation is already kept, as ${same.name}.`)
  if (scenarios.length >= MOST_SCENARIOS)
    throw new Error(`You can keep up to ${MOST_SCENARIOS} calculations. Remove one first.`)
  const name = freeName(scenarios)
  change([...scenarios, { name, values }])
  return name
}

/** Renames a scenario. An empty name changes nothing. */
export function rename(index: number, text: string): void {
  const old = $scenarios.get()[index]
  const name = cleanName(text)
  if (old === undefined || name === '' || name === old.name) return
  change($scenarios.get().with(index, { ...old, name }), 'Undo rename')
}

/** Removes a scenario. */
export function remove(index: number): void {
  const name = $scenarios.get()[index]?.name ?? ''
  change($scenarios.get().toSpliced(index, 1), `Undo: bring back ${name}`)
}

/** Replaces the scenarios with those in the text of a file. Throws the sentence the visitor reads. */
export function importText<Input extends object>(fields: Fields<Input>, text: string): void {
  change(fromText(location.pathname, fields, text), 'Undo import')
}

/** Undoes the last change. */
export function undo(): void {
  const before = $undo.get()
  if (before !== undefined) change(before.scenarios)
}

/** Stores the scenarios on this device, with later changes. Throws the sentence the visitor reads. */
export function remember(): void {
  $remembered.set(textOf($scenarios.get()))
  noticeCleared()
  if ($remembered.get() === undefined)
    throw new Error('This browser does not allow the page to store anything.')
}

/** Deletes the stored scenarios of this page. The shown ones stay until the page is left. */
export function forget(): void {
  $undo.set(undefined)
  $remembered.set(undefined)
}

/** Returns whether the shown scenarios are the stored ones. */
export function isRemembered(): boolean {
  return $remembered.get() !== undefined && $remembered.get() === textOf($scenarios.get())
}

/** Returns the scenarios as parameters of a link that has these values of its own. */
export function scenariosInLink<Input extends object>(
  page: LinkedPage<Input>,
  own: string,
): string {
  return toParameters(page, $scenarios.get(), own)
}

/** Returns the scenarios as the text of a file. */
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

/** The stored scenarios of this page as text; undefined without any. */
export const $remembered = persistentAtom<string | undefined>(storageKey(), undefined)

/** Notices that storage was cleared, or has refused the text. */
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
