import { expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

test.each([
  'Er hat es mir im Auto gesagt und dann haben wir noch eine Stunde auf dem Parkplatz gestanden. Das darf niemand wissen.',
  'Hoffe das sehen nur die zwei die ich angeklickt habe. Er hat seit November keine Stelle mehr.',
  'I think I’ve it on close friends. He told me he can’t read.',
  'Only the two of you can see this. She is leaving him.',
  'I was told something tonight out by the generator. Who’s going, and when. I’m to say nothing.',
  'Mir hat jemand etwas erzählt, hinter der Halle. Ich darf nichts sagen.',
  'Me lo contó en el coche. Su mujer no lo puede saber.',
  'Espero que solo lo vean los que marqué. Se ha quedado sin trabajo.',
  'cant sleep. mum told me she had a girl before me and gave her away. my sister doesnt know.',
  'Gran told me where the money went, all of it. Deleting this in the morning.',
  'Se tomó dos vinos y me contó lo del reloj: lo vendió. Ella no sabe.',
  'Er hat mir gestern erzählt, dass der Ring aus Glas ist. Seine Frau weiß nichts davon.',
])('what was told in confidence is hidden: %s', (text) => {
  expect(toneOfText(text)).toBe('hidden')
})

test.each([
  'Hoffe das sehen nur die zwei: Überraschung für Grosi am Samstag, Geschenk ist bestellt.',
  'Er hat mir gesagt, dass er kommt. Das darf jeder wissen.',
  'Only close friends came to the quiz.',
  'Dave told me the kettle is new. The cat doesn’t know how to work it.',
  'Felt cute, deleting this later.',
  'Me contó un chiste en la cola. No sé cómo lo hace.',
])('and what anybody may know is not: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})

test.each([
  'Put the record on and it went all the way through. Nan danced. She doesnt know what day it is but she knew every step. The whole street clapped.',
  'He doesnt know how to turn it off, so it is on.',
  'GRANNY!!! 3480 grams, and mother and child are well.',
  'OMA!!! Finja, 3480 Gramm, 51 cm. Und mir ist alles egal heut',
  'Replaced all the perished tubes in the old girl with garden hose.',
  'Lost Maeve in Target. Six minutes. Found her under the coats eating a raisin.',
])('nor is this anything but ordinary: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})

test.each([
  'Fitted a new bolt for a woman I can’t name. Her eye was shut. The kids held the torch.',
  'He begged me to keep it to myself. I have lain here with it since nine.',
  'Sat with someone tonight, she asked me to tell nobody, so that is all.',
  'Una vecina que no puedo nombrar vino con los chicos y un moretón. Les hice la cena.',
  'Me rogó que no se lo dijera a nadie. Y acá estoy, con el mate frío.',
  'Eine Kundin, deren Namen ich nicht schreibe, hat geweint und ein blaues Auge.',
  'Er hat mich gebeten, es niemandem zu sagen. Es geht ums Haus.',
  'Gracias por la confianza, hermano. Lo tuyo no sale de acá, ni tu señora lo va a saber por mí.',
  'Monika, ich hab wach gelegen. Das hast du vierzig Jahre allein getragen, und er soll es nie wissen.',
  'You carried that on your own since school. Your mum won’t hear it from me.',
])('who is not to be named, and what was to be told to no one: %s', (text) => {
  expect(toneOfText(text)).toBe('hidden')
})

test.each([
  'A man I won’t name has taken my ladder again.',
  'Towed home along some back roads I won’t be naming.',
  'Un señor que no voy a nombrar me llevó en una chalana que tampoco existe.',
  'She asked me to tell no one how much cake there was left.',
  'Wer den Kuchen gegessen hat, darf ich hier nicht sagen.',
  'El gato no sale de acá ni con una lata de atún.',
  'Von mir erfährt niemand, wer das Tor geschossen hat.',
  'Den Schrank hast du ganz allein getragen? Respekt.',
  'Das Rezept bleibt unter uns, sagt Oma, und stellt es hier hinein.',
])('and who is left out with a grin: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})
