import { element } from '@/lib/element.ts'
import { linkStyle } from '@/lib/link-style.ts'
import type { OfflineState } from '@/lib/offline-question.ts'

import type * as Worker from './ask-worker.ts'
import { createPanelDialog } from '../proof/panel-dialog.ts'
import { phaseOf, phaseTexts, toMegabytes, type OfflinePhase } from './offline-phase.ts'
import styleAddress from '../proof/proof.css?url'

/** The time between two looks at the progress. */
const LOOK_MS = 400
/** A worker that has not started after this time could not be fetched. */
const LONGEST_START_MS = 20_000

const status = element('p', { role: 'status' })
const progress = element('progress', { className: 'mt-3 w-full', ariaLabel: 'Progress' })
const keepButton = element('button', { type: 'button', className: 'button button-filled' })
const removeButton = element(
  'button',
  { type: 'button', className: 'button' },
  'Remove the copy of the whole site',
)
const dialog = createDialog()
let size = ''
/** Given by the frame of the page: an import would put this code into the pages for other sites' frames too. */
let askWorker: typeof Worker.askWorker
let registerWorker: typeof Worker.registerWorker

keepButton.addEventListener('click', () => void keepEverything())
removeButton.addEventListener('click', () => void removeCopy())

/** Opens the panel with what is kept. Rejects if its style sheet cannot be loaded. */
export async function open(worker: Pick<typeof Worker, 'askWorker' | 'registerWorker'>) {
  ;({ askWorker, registerWorker } = worker)
  const [bytes] = await Promise.all([readSize(), linkStyle(styleAddress)])
  size = bytes === undefined ? '' : ` (${toMegabytes(bytes)})`
  const isUnderWay = await follow()
  dialog.showModal()
  if (isUnderWay) follow().catch(() => undefined)
}

/** Shows the state while files are fetched: another tab may have asked for them. Returns whether they are. */
async function follow(): Promise<boolean> {
  const worker = await findWorker()
  const phase = show(worker && (await askWorker(worker, 'state')))
  if (phase === 'fetching' && dialog.open) setTimeout(() => void follow(), LOOK_MS)
  return phase === 'fetching'
}

async function keepEverything(): Promise<void> {
  keepButton.disabled = true
  // Asks the browser to spare the copy when the device runs out of space.
  void Promise.resolve(navigator.storage?.persist()).catch(() => false)
  const worker = (await findWorker()) ?? (await startWorker())
  if (worker === undefined) {
    showPhase('failed')
    return
  }
  const finished = askWorker(worker, 'whole')
  await follow()
  show(await finished)
}

async function removeCopy(): Promise<void> {
  removeButton.disabled = true
  const registration = await navigator.serviceWorker.getRegistration()
  const workers = [registration?.waiting, registration?.active].flatMap((worker) => worker ?? [])
  const states = await Promise.all(workers.map((worker) => askWorker(worker, 'visited')))
  show(states[0])
  keepButton.focus()
}

/** Returns the newest worker: if the server has a newer version, the active one can fetch nothing more. */
async function findWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.waiting ?? registration?.active ?? undefined
}

/** Registers the worker, which a visitor who saves data does not have. Returns undefined if it does not start. */
async function startWorker(): Promise<ServiceWorker | undefined> {
  if ((await registerWorker()) === undefined) return undefined
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_START_MS))
  const registration = await Promise.race([navigator.serviceWorker.ready, tooLate])
  return registration?.active ?? undefined
}

function show(state: OfflineState | undefined): OfflinePhase {
  const phase = phaseOf(state, 'serviceWorker' in navigator)
  showPhase(phase)
  Object.assign(progress, { max: state?.total ?? 1, value: state?.kept ?? 0 })
  return phase
}

function showPhase(phase: OfflinePhase): void {
  // A screen reader would announce the same sentence again.
  if (status.textContent !== phaseTexts[phase]) status.textContent = phaseTexts[phase]
  progress.hidden = phase !== 'fetching'
  keepButton.hidden = !['nothing', 'visited', 'failed'].includes(phase)
  removeButton.hidden = !['fetching', 'failed', 'everything'].includes(phase)
  keepButton.disabled = removeButton.disabled = false
  keepButton.textContent =
    phase === 'failed' ? 'Try again' : `Keep everything for offline use${size}`
}

/** Returns the bytes of a copy of the whole site, or undefined without a connection. */
async function readSize(): Promise<number | undefined> {
  // finish-build.ts writes it, so the bundler does not know it.
  const address = '/offline-size.js'
  try {
    const module = (await import(/* @vite-ignore */ address)) as { bytes: number }
    return module.bytes
  } catch {
    return undefined
  }
}

function createDialog(): HTMLDialogElement {
  const created = createPanelDialog(
    'offline',
    'Offline use',
    element('div', { className: 'mt-4' }, status, progress),
    element('div', { className: 'mt-4 flex flex-wrap gap-3' }, keepButton, removeButton),
  )
  document.body.append(created)
  return created
}
