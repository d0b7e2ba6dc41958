import { rememberTool } from './recents.ts'

const page = document.querySelector<HTMLElement>('[data-tool-href]')
if (page !== null) {
  const { toolHref = '', toolLabel = '', toolCategory = '' } = page.dataset
  rememberTool({
    href: toolHref,
    label: toolLabel,
    category: toolCategory,
    timestamp: Date.now(),
  })
}
