export { ChoiceEditor as Editor } from '../shared/options-editor.tsx'
