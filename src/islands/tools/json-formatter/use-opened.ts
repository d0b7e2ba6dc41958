import { useState, type ComponentType } from 'react'

import type { JsonResult } from '@/json/text/result.ts'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { fetchStyle, linkStyle } from '@/lib/link-style.ts'

import styleAddress from './panels.css?url'

/** The props of every result panel. */
export interface PanelProps {
  result: JsonResult
  /** Opens the text and selects the line that contains this byte of the result. */
  onShow: (offset: number) => void
  /** Replaces the input with another document, with undo, and formats it. */
  onInput: (document: Blob) => void
  /** The start, in bytes, of the line that the visitor last pressed in the text. */
  chosen: number | undefined
}

/** Opens and closes a component that is loaded on first use. */
export function useOpened<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const open = () =>
    attempt(async () => {
      const part = await loadPanel(load)
      setPart(() => part)
      setOpen(true)
    })
  return { Part: isOpen ? Part : undefined, isOpen, open, close: () => setOpen(false) }
}

/** Loads a component with the style sheet of the panels. Rejects with a message for the visitor when either fails to load. */
export async function loadPanel<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await loadPart(() => Promise.all([load(), linkStyle(styleAddress)]))
  return part
}

/** Prefetches a component and the style sheet of the panels, so that `loadPanel` is fast. Rejects when either fails to load. */
export async function fetchPanel(load: () => Promise<unknown>): Promise<void> {
  await Promise.all([load(), fetchStyle(styleAddress)])
}
