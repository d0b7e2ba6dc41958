import { showError } from '@/lib/stores/toast.ts'

// A file that is dropped beside the place for files would open in the tab, in place of the tool and all that was typed.
if (document.querySelector('astro-island') !== null) {
  document.addEventListener('dragover', keepThePage)
  document.addEventListener('drop', (event) => {
    if (keepThePage(event)) showError('Not a place for files', tellWhereFilesGo())
  })
}

/** Whether a file was over no place that takes it; the browser then does nothing with it. */
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
