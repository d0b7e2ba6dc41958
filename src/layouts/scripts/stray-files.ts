import { showError } from '@/lib/stores/toast.ts'

// A file dropped beside the drop area would open in the tab, and what was typed into the tool would be lost.
if (document.querySelector('astro-island') !== null) {
  document.addEventListener('dragover', keepThePage)
  document.addEventListener('drop', (event) => {
    if (keepThePage(event)) showError('Not a place for files', tellWhereFilesGo())
  })
}

/** Whether a file was dragged over no drop area; the browser's own action, opening it, is then prevented. */
function keepThePage(event: DragEvent): boolean {
  const isStray = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true
  if (isStray) event.preventDefault()
  return isStray
}

function tellWhereFilesGo(): string {
  const place = document.querySelector<HTMLElement>('[data-takes-files]')
  return place === null
    ? 'This page takes no files.'
    : `Drop the file on “${place.dataset['takesFiles']}”.`
}
