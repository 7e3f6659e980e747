import type { TrackedFeature } from './model.ts'

/** Notes for each principle of the reader, in three languages; null is “spoken of, without a number”. */
const listed = (features: [string, string, string | null][]): Record<string, TrackedFeature> =>
  Object.fromEntries(
    features.map(([key, title, unit], at) => [key, { id: at + 1, title, unit, description: null }]),
  )

export const PEOPLE: Record<string, Record<string, TrackedFeature>> = {
  en: listed([
    ['run', 'Running', 'km'],
    ['tea', 'Tea', 'cups'],
    ['water', 'Water', 'ml'],
    ['sleep', 'Sleep', 'h'],
    ['read', 'Reading', 'pages'],
    ['cig', 'Cigarettes', 'cigarettes'],
    ['weight', 'Weight', 'kg'],
    ['steps', 'Steps', 'steps'],
    ['push', 'Push-ups', 'reps'],
    ['guitar', 'Guitar', 'min'],
    ['med', 'Meditation', 'min'],
    ['vit', 'Vitamins', null],
    ['beer', 'Beer', 'pints'],
    ['spend', 'Spending', '£'],
    ['protein', 'Protein', 'g'],
    ['energy', 'Energy drinks', 'cans'],
    ['phone', 'Under 2 hours of phone', 'hours'],
    ['bed', 'In bed before 11', null],
    ['vape', 'No vaping', null],
  ]),
  es: listed([
    ['bici', 'Bici', 'km'],
    ['agua', 'Agua', 'vasos'],
    ['dormir', 'Dormir', 'h'],
    ['leer', 'Leer', 'páginas'],
    ['tabaco', 'Tabaco', 'cigarrillos'],
    ['peso', 'Peso', 'kg'],
    ['pasos', 'Pasos', 'pasos'],
    ['ingles', 'Inglés', 'min'],
    ['fruta', 'Fruta', 'piezas'],
    ['pastilla', 'Pastilla', null],
    ['gastos', 'Gastos', '€'],
    ['cafe', 'Café', 'tazas'],
    ['yoga', 'Yoga', 'min'],
    ['derecho', 'Estudiar derecho', 'horas'],
    ['pie', 'Levantarme antes de las 7', null],
  ]),
  de: listed([
    ['rad', 'Radfahren', 'km'],
    ['wasser', 'Wasser', 'l'],
    ['schlaf', 'Schlaf', 'h'],
    ['lesen', 'Lesen', 'Seiten'],
    ['zig', 'Zigaretten', 'Stück'],
    ['gewicht', 'Gewicht', 'kg'],
    ['geige', 'Geige üben', 'min'],
    ['schritte', 'Schritte', 'Schritte'],
    ['bier', 'Bier', 'l'],
    ['tab', 'Tabletten', null],
    ['kaffee', 'Kaffee', 'Tassen'],
    ['obst', 'Obst', 'Stück'],
    ['yoga', 'Yoga', 'min'],
  ]),
}

type Right = Record<string, number | null>
type Rows = [note: string, right: Right][]

export const PRINCIPLES: Record<string, Record<string, Rows>> = {
  bounds: {
    en: [
      ['drove 620 km to see my parents', {}],
      ['meditated on the plane, 11 hours to Tokyo', { med: null }],
      ['tea 3000', {}],
    ],
    es: [
      ['mi suegra vino desde Cádiz, 700 km', {}],
      ['peso 700', {}],
    ],
    de: [['mit dem Auto 850 km bis Rügen', {}]],
  },
  'advice, aims and what is ahead': {
    en: [
      ['my coach wants 60 push-ups a day, did 40', { push: 40 }],
      ['the nurse said 2000 ml of water would be better', {}],
      ['target weight 70 kg. today 74.2 kg', { weight: 74.2 }],
      ['signed up for a 10k in 6 weeks, gulp', {}],
      ['marathon is in 12 days. ran 6k easy', { run: 6 }],
    ],
    es: [
      ['la nutricionista recomienda 8 vasos de agua, yo llevo 5', { agua: 5 }],
      ['el médico me dijo que baje a 80 kilos', {}],
      ['me apunté a una carrera de 10 km', {}],
    ],
    de: [
      ['Die Ärztin meint, 2 Liter wären gut', {}],
      ['Ziel: 10000 Schritte. Heute 7400 Schritte', { schritte: 7400 }],
      ['Der Trainer will 40 km sehen', {}],
    ],
  },
  unknown: {
    en: [
      ['no idea how many steps, watch died', {}],
      ['lost count of the teas', {}],
      ["didn't count the cigarettes", {}],
      ['forgot to weigh myself', {}],
    ],
    es: [
      ['no sé cuántos pasos hice', {}],
      ['ni idea de cuánta agua he bebido', {}],
      ['perdí la cuenta de los cafés', {}],
      ['se me olvidó la pastilla', {}],
    ],
    de: [
      ['keine Ahnung wie viele Schritte', {}],
      ['Zigaretten nicht gezählt', {}],
      ['Tabletten vergessen', {}],
      ['Tabletten heute leider verpasst', {}],
      ['weiß nicht, wie viel Wasser', {}],
    ],
  },
  comparisons: {
    en: [
      ['half as many cigarettes as yesterday, when I had 12', { cig: 6 }],
      ["double yesterday's 15 pages", { read: 30 }],
      ['yesterday 4 km, today three times as far', { run: 12 }],
      ['walked 8000 steps which is twice what I did yesterday', { steps: 8000 }],
      ['ran twice as far as yesterday', {}],
      ['wanted 40 push-ups, got through half of that', { push: 20 }],
    ],
    es: [
      ['hoy la mitad de cigarrillos que ayer, que fueron 10', { tabaco: 5 }],
      ['ayer leí 20 páginas, hoy el doble', { leer: 40 }],
      ['ayer hice 12 km en bici y hoy un tercio', { bici: 4 }],
      ['he leído el triple que ayer', {}],
    ],
    de: [
      ['gestern 20 Seiten, heute nur die Hälfte', { lesen: 10 }],
      ['halb so viele Zigaretten wie gestern (gestern waren es 8)', { zig: 4 }],
      ['Gestern bin ich 10 km Rad gefahren, heute dreimal so weit', { rad: 30 }],
      ['doppelt so viel Kaffee wie gestern', {}],
    ],
  },
  'hearsay, sharing and what is still to do': {
    en: [
      ['the guide said it was 14 km to the top', {}],
      ['read 30 pages, 25 more to go', { read: 30 }],
      ['six pints between the three of us', {}],
    ],
    es: [
      ['leí 20 páginas, me faltan 40', { leer: 20 }],
      ['cena con Ana, 60 €, pagó ella', {}],
    ],
    de: [
      ['Der Wirt hat gesagt, es sind 30 km', {}],
      ['20 Seiten gelesen, fehlen noch 80', { lesen: 20 }],
    ],
  },
  'own after another': {
    en: [
      ['tom smoked 9 cigs i had 2', { cig: 2 }],
      ['Jess drank four pints, I just had the one', { beer: 1 }],
      ['dad ran 12k and I only managed 5', { run: 5 }],
      ['Yesterday 30 push-ups, today could only do 18', { push: 18 }],
    ],
    es: [
      ['mi novio se fumó 8, yo solo uno', { tabaco: 1 }],
      ['Ayer leí 40 páginas y hoy apenas 6', { leer: 6 }],
      ['Laura hizo 30 km en bici, yo nomás 10', { bici: 10 }],
    ],
    de: [
      ['Die Petra hat 80 Seiten gelesen, ich heut nur 10', { lesen: 10 }],
      ['Gestern 12 Zigaretten, heut bloß 3', { zig: 3 }],
      ['Der Opa raucht 30 am Tag, ich heute keine', { zig: 0 }],
    ],
  },
  sums: {
    en: [
      ['protein: eggs 18g, tuna 25g, skyr 20', { protein: 63 }],
      ['ran 3k then another 2k after lunch', { run: 5 }],
      ['ran 4k there, 4.5 back', { run: 8.5 }],
      ['guitar 15 min before breakfast and 25 after', { guitar: 40 }],
      ['tea at 8, one at 10, two with Sue', { tea: 4 }],
      ['spent £12 on lunch, £5 on the bus and £30 at Boots', { spend: 47 }],
      ['500 ml water, then 250, then another 500', { water: 1250 }],
      ['water: 500ml at the gym, 750ml at work', { water: 1250 }],
      ['one red bull at work, one monster on the way home', { energy: 2 }],
    ],
    es: [
      ['bici: ida 8 km, vuelta 9', { bici: 17 }],
      ['un plátano, dos mandarinas y un kiwi', { fruta: 4 }],
      ['gasté 20 € en el súper y 15 € en la farmacia', { gastos: 35 }],
      ['inglés 20 min por la mañana y 15 por la noche', { ingles: 35 }],
      ['un café a las 8, otro a las 11 y dos por la tarde', { cafe: 4 }],
    ],
    de: [
      ['Rad: hin 7 km, zurück 8', { rad: 15 }],
      ['ein Apfel, zwei Birnen und eine Banane', { obst: 4 }],
      ['Geige vormittags 20 Minuten, abends 30', { geige: 50 }],
      ['Wasser: 0,5 l im Büro, 0,75 l beim Sport', { wasser: 1.25 }],
      ['ein Kaffee um 8, einer um 11', { kaffee: 2 }],
    ],
  },
  corrections: {
    en: [
      ['6k steps!! 6,340 to be exact', { steps: 6340 }],
      ['weight 74, nah, 73.6', { weight: 73.6 }],
      ['about 20 pages. 22 actually', { read: 22 }],
      ['4 cigs, no, 5 cos I had one on the balcony', { cig: 5 }],
    ],
    es: [
      ['unos 8000 pasos, 8120 para ser exactos', { pasos: 8120 }],
      ['leí 20 páginas, perdón, 25', { leer: 25 }],
      ['tres cafés, digo, cuatro', { cafe: 4 }],
    ],
    de: [
      ['Gewicht 80, na, 79,4', { gewicht: 79.4 }],
      ['10000 Schritte, genau genommen 10340', { schritte: 10340 }],
      ['20 Seiten gelesen bzw. 22', { lesen: 22 }],
    ],
  },
  clock: {
    en: [
      ['in bed half eleven, up at seven', { sleep: 7.5 }],
      ['slept from quarter to eleven till half six', { sleep: 7.75 }],
      ['guitar from 6.15 to 7', { guitar: 45 }],
      ['bed at midnight, up at 730', { sleep: 7.5 }],
      ['meditated from 1845 to 1915', { med: 30 }],
    ],
    es: [
      ['yoga de 7 menos cuarto a 7 y media', { yoga: 45 }],
      ['inglés de 18:15 a 19:00', { ingles: 45 }],
      ['me acosté a las once y media y me levanté a las siete', { dormir: 7.5 }],
    ],
    de: [
      ['Geige von viertel fünf bis halb sechs', { geige: 75 }],
      ['Yoga von dreiviertel sieben bis viertel nach sieben', { yoga: 30 }],
      ['um halb elf ins Bett, um sechs auf', { schlaf: 7.5 }],
      ['Geige von 17.30 bis 18 Uhr', { geige: 30 }],
    ],
  },
  none: {
    en: [
      ['not a drop of beer tonight', { beer: 0 }],
      ['not a single page', { read: 0 }],
      ['run got cancelled because of the storm', { run: 0 }],
      ["couldn't be bothered with guitar", { guitar: 0 }],
    ],
    es: [
      ['ni una página hoy', { leer: 0 }],
      ['ni un cigarrillo', { tabaco: 0 }],
      ['de inglés, cero', { ingles: 0 }],
      ['no toqué la bici', { bici: 0 }],
    ],
    de: [
      ['nicht geübt heute', { geige: 0 }],
      ['keine einzige Seite', { lesen: 0 }],
      ['Radfahren ausgefallen', { rad: 0 }],
      ['keinen Tropfen Bier', { bier: 0 }],
    ],
  },
  containers: {
    en: [
      ['4 bottles of water (500 ml each)', { water: 2000 }],
      ['two pints of lager and a swift half', { beer: 2.5 }],
    ],
    es: [['1,5 litros de agua (mis vasos son de 250 ml)', { agua: 6 }]],
    de: [
      ['zwei Halbe beim Wirt', { bier: 1 }],
      ['eine Maß auf der Wiesn', { bier: 1 }],
      ['1 l Wasser + ein Glas (0,3)', { wasser: 1.3 }],
    ],
  },
  words: {
    en: [
      ['3 ciggies and a cuppa', { cig: 3, tea: 1 }],
      ['praticed guitar fro half an huor', { guitar: 30 }],
      ['3 sest of 12 pushups', { push: 36 }],
      ['frogot my vitamins', {}],
      ['took my vitamns', { vit: null }],
    ],
    es: [
      ['dos pitis y un cortado', { tabaco: 2, cafe: 1 }],
      ['lei 20 paginas', { leer: 20 }],
    ],
    de: [
      ['5 Tschick', { zig: 5 }],
      ['zwei Espresso und ein Verlängerter', { kaffee: 3 }],
      ['Kaffe: 3 Tasen', { kaffee: 3 }],
    ],
  },
  imagined: {
    en: [
      ["if i'd run 8 km like my cousin i'd be dead. ran 3", { run: 3 }],
      ['If I read 20 pages a day I finish it by May. Today 12 pages', { read: 12 }],
      ['two dozen push-ups', { push: 24 }],
      ['four dozen push-ups', { push: 48 }],
      ['walked somewhere between 4000 and 9000 steps, drank 2 cups of tea', { steps: null, tea: 2 }],
    ],
    es: [
      ['Si hubiera madrugado habría hecho 40 km en bici, hice 22', { bici: 22 }],
      ['Mañana leo 30 páginas. Y dos cafés', {}],
    ],
    de: [
      ['Wenn ich täglich 3 Tassen Kaffee trinke, schlaf ich nicht. Heute 1 Tasse Kaffee', { kaffee: 1 }],
      ['zwei Dutzend Zigaretten, furchtbar', { zig: 24 }],
    ],
  },
  'another day': {
    en: [
      ['Yesterday an hour of guitar, today only 10 minutes', { guitar: 10 }],
      ['Tomorrow an hour of meditation. Today it was ten minutes', { med: 10 }],
      ['Yesterday I ran 8 km, today 20 minutes at the dentist', {}],
    ],
    es: [
      ['Mañana sin falta una hora de inglés. Hoy solo 10 min', { ingles: 10 }],
      ['20 minutillos de yoga', { yoga: 20 }],
    ],
    de: [
      ["Morgen will ich eine Stunde Geige üben. Heute waren's zehn Minuten", { geige: 10 }],
      ['Von 17.20 Uhr bis 18 Uhr Geige geübt', { geige: 40 }],
      ['dafür 20 + 15 Minuten Geige', { geige: 35 }],
    ],
  },
  'in all': {
    en: [
      ['50 push-ups total, 25 when I woke up and 25 before bed', { push: 50 }],
      ['Protein 120 g, no wait, with the shake 135', { protein: 135 }],
    ],
    es: [['una ensalada y a la cama', {}]],
    de: [['Waage sagt 71,9, nein verlesen, 70,9', { gewicht: 70.9 }]],
  },
  'by the clock': {
    en: [
      ['in bed at 10:40 with a book', { bed: null }],
      ['off to bed, quarter past ten', { bed: null }],
      ['in bed at 12:30, stupid series', {}],
      ['yesterday in bed at 10', {}],
    ],
    es: [
      ['arriba a las 6:30', { pie: null }],
      ['me levanté a las 9', {}],
    ],
    de: [],
  },
  'as yesterday, and then it is said': {
    en: [
      ['same as yesterday: 3 cups of tea, no vape', { tea: 3, vape: null }],
      ['same as yesterday', {}],
    ],
    es: [['igual que ayer, 2 tazas de café', { cafe: 2 }]],
    de: [['Wie gestern: halbe Stunde Geige', { geige: 30 }]],
  },
  'phone hours, own study, each of them': {
    en: [
      ['phone 3 hrs 15', { phone: 3.25 }],
      ['phoned mum for 10 min', {}],
      ['ran 2 laps of the lake, each lap is 2.5 km', { run: 5 }],
    ],
    es: [
      ['dos horas de estudio', { derecho: 2 }],
      ['nada de estudiar', { derecho: 0 }],
    ],
    de: [
      ['Geige 20 min vor der Schule und 25 danach', { geige: 45 }],
      ['7 km Rad zum Bäcker und nochmal 7 heim', { rad: 14 }],
    ],
  },
  'what is so on other days': {
    en: [
      ['usually 6 teas but only 3 so far', { tea: 3 }],
      ['normally I do 30 push-ups, today 45', { push: 45 }],
      ['2 cups of tea, on average I have 5', { tea: 2 }],
      ['most days 9k steps, this time 4100', { steps: 4100 }],
      ['tea: 2, usually 4', { tea: 2 }],
      ['as usual 3 cups of tea', { tea: 3 }],
      ['4 teas, which is two more than usual', { tea: 4 }],
      ['typically 50 push-ups today 20', { push: 20 }],
    ],
    es: [
      ['suelo fumar 10 cigarrillos pero hoy solo 4', { tabaco: 4 }],
      ['por lo general 3 cafés, hoy 1', { cafe: 1 }],
      ['de normal duermo 8 h, esta vez 5', { dormir: 5 }],
      ['2 cafés, normalmente son 4', { cafe: 2 }],
      ['como siempre 2 cafés', { cafe: 2 }],
    ],
    de: [
      ['sonst 5 Kaffee, heute nur 2', { kaffee: 2 }],
      ['In der Regel schlafe ich 8 h, diesmal 6', { schlaf: 6 }],
      ['meistens 30 min Geige, heute 10', { geige: 10 }],
      ['Wasser 1,5 l, sonst immer 2', { wasser: 1.5 }],
      ['wie immer 3 Kaffee', { kaffee: 3 }],
    ],
  },
  'a number taken back in other words': {
    en: [
      ['22 pages, oh wait, miscounted, 24', { read: 24 }],
      ['4 teas. just counted again, 5', { tea: 5 }],
      ['3 cigs, sorry 4, just smoked another', { cig: 4 }],
      ['2 pints, nope, 3 counting the one at lunch', { beer: 3 }],
      ['8200 steps, that’s wrong, 8900', { steps: 8900 }],
      ['spent £12, forgot the coffee, 15', { spend: 15 }],
      ['3 teas, sorry about the mess', { tea: 3 }],
    ],
    es: [
      ['4 cafés, conté mal, 5', { cafe: 5 }],
      ['20 páginas, mentira, 25', { leer: 25 }],
      ['6 cigarrillos, perdón 7, acabo de fumarme otro', { tabaco: 7 }],
      ['3 cafés, espera, 4 con el de la merienda', { cafe: 4 }],
    ],
    de: [
      ['30 min Geige, Blödsinn, 40', { geige: 40 }],
      ['4 Kaffee, stimmt gar nicht, 5', { kaffee: 5 }],
      ['6200 Schritte, stopp, 6800 mit dem Heimweg', { schritte: 6800 }],
      ['3 Zigaretten, nei, 4, grad noch eine geraucht', { zig: 4 }],
      ['20 Seiten, nachgezählt: 23', { lesen: 23 }],
    ],
  },
  'so often, so much each time': {
    en: [
      ['ran twice, 3 km each', { run: 6 }],
      ['guitar morning and evening, 15 min each', { guitar: 30 }],
      ['two bottles of water (400 ml each)', { water: 800 }],
      ['ran to the office and back, 4 km each time', { run: 8 }],
      ['a cigarette and a half', { cig: 1.5 }],
      ['ran 4 km each way', { run: 8 }],
    ],
    es: [
      ['fui y volví en bici, 7 km cada vez', { bici: 14 }],
      ['bici al trabajo, 5 km cada tramo', { bici: 10 }],
      ['yoga dos veces, 15 min cada una', { yoga: 30 }],
      ['3 cigarrillos y medio litro de leche', { tabaco: 3 }],
      ['un café y medio', { cafe: 1.5 }],
    ],
    de: [
      ['zweimal Yoga à 15 min', { yoga: 30 }],
      ['Geige morgens und abends, jeweils 20 min', { geige: 40 }],
      ['Rad hin und zurück, je 6 km', { rad: 12 }],
    ],
  },
  'fractions, dialect and smileys': {
    en: [['slept 7½ :)', { sleep: 7.5 }]],
    es: [['yoga ½ hora :D', { yoga: 30 }]],
    de: [
      ['a halbe Stund Geige', { geige: 30 }],
      ['Yoga ¾ Stunde', { yoga: 45 }],
      ['9 tausend Schritte', { schritte: 9000 }],
      ['Viertelstündle Yoga', { yoga: 15 }],
      ['eineinviertel Stunden Geige', { geige: 75 }],
      ['Kaffee 3 ;)', { kaffee: 3 }],
    ],
  },
  'halves of a day, one after the other': {
    en: [
      ['meditated 8 min am 12 min pm', { med: 20 }],
      ['guitar 10 min over lunch, 15 before bed', { guitar: 25 }],
    ],
    es: [['yoga 10 min por la mañana 15 min por la noche', { yoga: 25 }]],
    de: [
      ['10 min Geige in der Mittagspause, 20 abends', { geige: 30 }],
      ['3000 Schritte im Büro, 4500 mitm Hund', { schritte: 7500 }],
    ],
  },
  'yesterday and tomorrow beside today': {
    en: [
      ['weighed 81.4 yesterday, 81.1 today', { weight: 81.1 }],
      ['ran 12 km yesterday so tired, only 15 pages and 2 teas today', { read: 15, tea: 2 }],
      ['race tomorrow, drank 900 ml and took my vitamins', { water: 900, vit: null }],
      ['going to run 8 km tomorrow and read 20 pages', {}],
      ['4 pints last night. today 3 teas', { tea: 3 }],
      ['slept 6 last night, 2 teas today', { sleep: 6, tea: 2 }],
      ['forgot my vitamins yesterday, took them today', { vit: null }],
    ],
    es: [
      ['mañana carrera, bebí 6 vasos de agua', { agua: 6 }],
      ['ayer no tomé la pastilla, hoy sí', { pastilla: null }],
      ['anoche 40 euros en copas, hoy 2 cafés', { cafe: 2 }],
    ],
    de: [
      ['gestern Tabletten vergessen, heute genommen', { tab: null }],
      ['morgen Prüfung, habe 2 l Wasser getrunken', { wasser: 2 }],
      ['morgen 20 km Rad und 30 Seiten lesen', {}],
      ['gestern Abend 1 l Bier, heute 3 Kaffee', { kaffee: 3 }],
    ],
  },
  'what holds in the end': {
    en: [
      ['4k steps by lunch, 9.5k by bedtime', { steps: 9500 }],
      ['30 push-ups... fine, 25', { push: 25 }],
      ['I typically do 30 min of guitar but only squeezed in 12', { guitar: 12 }],
      ['2 pints, no wait 3, the one at lunch counts too', { beer: 3 }],
      ['tenner on parking', { spend: 10 }],
    ],
    es: [
      ['3 cafés, siendo sincera 4', { cafe: 4 }],
      ['6 vasitos de agua', { agua: 6 }],
      ['yoga ayer 30 min, hoy no', { yoga: 0 }],
    ],
    de: [
      ['halber Liter Bier', { bier: 0.5 }],
      ['Geige gestern 40 min, heute gar nicht', { geige: 0 }],
      ['3 Kaffee, ehrlich gesagt 4', { kaffee: 4 }],
      ['Birne und 2 Äpfel', { obst: 3 }],
    ],
  },
}
