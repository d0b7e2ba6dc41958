/** All that a download button of a calculator makes. It arrives in one piece with the chart, so that no network is needed later. */
export { csv } from './csv.ts'
export { report } from './report.ts'
