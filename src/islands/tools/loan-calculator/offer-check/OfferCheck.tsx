import { Calculator } from '../../../calculator/Calculator.tsx'
import { offerCheck } from './definition.ts'

export default function OfferCheck() {
  return <Calculator definition={offerCheck} />
}
