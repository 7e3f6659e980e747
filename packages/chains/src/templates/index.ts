export { readTemplate, type SyntaxFault, syntaxText, type UsedName } from './analyse.ts'
export { type CheckedStep, chainTexts, checkChain, type StepReading } from './check-chain.ts'
export { engine } from './engine.ts'
