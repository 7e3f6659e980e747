import type { Spoken } from '../writing/wordings.ts'

/** Deeds that take several words, each as the one word that the lists know. */
const SAID: Readonly<Record<Spoken, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bpass(?:ed|es)? away\b|\blos(?:e|t) (?:his|her|their) life\b/giu, 'die'],
    [/\b(?:break|broke|broken|split|splitting|breaking) up\b/giu, 'separated'],
    [/\b(?:give|gave|given|giving) up\b|\bpack(?:ed)? in\b|\bstop(?:ped)? (?=\w+ing\b)/giu, 'quit'],
    [/\b(?:get|got|getting) married\b|\btie the knot\b/giu, 'marry'],
    [
      /\b(?:get|got|getting) engaged\b|\bpop(?:ped)? the question\b|\bask(?:ed)? (?:me|her|him|\w+) to marry\b/giu,
      'propose',
    ],
    [/\b(?:get|got|getting) (?:promoted|a promotion)\b/giu, 'promoted'],
    [/\b(?:get|got) divorced\b/giu, 'divorced'],
    [/\b(?:fall|fell|get|got|become|became|take|taken) (?:ill|sick)\b/giu, 'ill'],
    [/\b(?:give|gave) birth\b/giu, 'born'],
    [/\b(?:move|moved) (?:in|out|house)\b/giu, 'move'],
    [/\b(?:turn|turned) up\b/giu, 'found'],
    [/\b(?:go|went|gone) missing\b/giu, 'vanished'],
    [
      /\bset up (?:my|our|his|her) own\b|\b(?:go|went) (?:out )?(?:on my own|self-employed|freelance)(?: in business)?\b/giu,
      'selfemployed',
    ],
    [/\b(?:make|made|run|ran|walk|walked) off with\b/giu, 'stole'],
    [/\bwashing machine\b/giu, 'washer'],
    [/\b(?:call|called|put) off\b/giu, 'cancelled'],
    [/\b(?:hand|handed|turn|turned) in\b/giu, 'submit'],
    [/\b(?:give|gave|given|bring|brought|get|got|send|sent)(?= (?:\S+ ){0,3}back\b)/giu, ''],
    [/\b(?:finally )?(?:manage|managed) to\b/giu, ''],
    [/\b(?:turn|turned|come|came|work|worked) out (?:right|well|all right)\b/giu, 'succeed'],
    [/\b(?:leave|left) home\b/giu, 'move'],
    [/\b(?:come|came|comes) (?:back )?home\b/giu, 'returned'],
    [/\b(?:take|took|taken) over\b/giu, 'takeover'],
    [/\bback (?=(?:gate|door|garden|yard|room|step|porch)\b)/giu, ''],
    [/\bold man'?s?\b/giu, 'father'],
    [/\bend(?:ed|s)? up\b|\bfor good\b/giu, ''],
    [/\bback (?=in (?:\d|the)|then\b|when\b)/giu, ''],
    [/\b(?:from )?next door\b/giu, ''],
    [/\bstop(?:ped)? (?=speaking|talking)/giu, ''],
    [/\bmake up with\b|\bmade up with\b/giu, 'apologise'],
  ],
  es: [
    [/(?<!\p{L})(?:me fui|nos fuimos|se fue) del?(?!\p{L})/giu, 'dejar'],
    [/(?<!\p{L})(?:salir|salió|salio|salieron|quedaron|quedó) bien(?!\p{L})/giu, 'lograr'],
    [/(?<!\p{L})(?:dar|dio|di) a luz(?!\p{L})/giu, 'nacio'],
    [/(?<!\p{L})(?:dejé|deje|dejó|dejo|dejar) de(?= \p{L}+[aei]r(?!\p{L}))/giu, 'dejar'],
    [/(?<!\p{L})(?:rompí|rompi|rompimos|cortamos|terminamos) con(?!\p{L})/giu, 'separar'],
    [/(?<!\p{L})(?:pedir|pidió|pidio) (?:la mano|matrimonio)(?!\p{L})/giu, 'compromiso'],
  ],
  de: [
    [/\bums leben gekommen\b|\bvon uns gegangen\b/giu, 'gestorben'],
    [/\bschluss gemacht\b|\bauseinander ?gegangen\b/giu, 'getrennt'],
    [/\bzur welt gekommen\b/giu, 'geboren'],
    [/\bselbst(?:st)?ändig gemacht\b/giu, 'selbststandig'],
  ],
}

export const inPlainVerbs = (text: string, language: Spoken): string =>
  SAID[language].reduce((said, [pattern, verb]) => said.replace(pattern, verb), text)
