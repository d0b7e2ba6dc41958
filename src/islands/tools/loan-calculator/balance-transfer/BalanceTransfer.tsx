import { Calculator } from '../../../calculator/Calculator.tsx'
import { balanceTransfer } from './definition.ts'

export default function BalanceTransfer() {
  return <Calculator definition={balanceTransfer} />
}
