export { cashFlowCalculator } from './definition.ts'
export { FlowTable } from './FlowTable.tsx'
