/** Notes that call a thing by a part of its name, by an everyday word or in another order; each with what is tracked,
 * “Title/unit”, a title alone where nothing is counted. Null is “spoken of, without a number”. */
export interface Called {
  features: string[]
  notes: [note: string, right: Record<string, number | null>][]
}

export const CALLED: Record<string, Called[]> = {
  'part of a name stands for the whole': [
    {
      features: [
        'Make the bed',
        'Walk the dog/min',
        'Water the plants',
        'Babbel',
        'Chin-ups/reps',
        'Sleep/h',
      ],
      notes: [
        ['bed made and plants done', { 'Make the bed': null, 'Water the plants': null }],
        ['made my bed before coffee', { 'Make the bed': null }],
        ['in bed by 11, slept 7', { Sleep: 7 }],
        ['no time to make the bed', {}],
        ['dog 25 min, 14 chins', { 'Walk the dog': 25, 'Chin-ups': 14 }],
        ['40 min at the vet with the dog', {}],
        ['the dog is 12 today', {}],
        ['bab ✅ plants ✅', { Babbel: null, 'Water the plants': null }],
        ['babbel streak kept', { Babbel: null }],
        ['3 sets of 6 chins', { 'Chin-ups': 18 }],
      ],
    },
    {
      features: ['Hacer la cama', 'Pasear al perro/min', 'Regar las plantas', 'Meditar/min'],
      notes: [
        ['cama hecha, perro media hora', { 'Hacer la cama': null, 'Pasear al perro': 30 }],
        ['a las 12 a la cama', {}],
        ["el perro 15' por la mañana y 20' por la noche", { 'Pasear al perro': 35 }],
        ['el perro ha vomitado, 40 min limpiando', {}],
        ['plantas ✅', { 'Regar las plantas': null }],
      ],
    },
    {
      features: ['Eiweißshake/ml', 'Krafttraining/min', 'Bett machen', 'Hund ausführen/min', 'Rückenübungen'],
      notes: [
        ['Shake 300 ml, 50 min Kraft', { Eiweißshake: 300, Krafttraining: 50 }],
        ['zwei Shakes à 250 ml', { Eiweißshake: 500 }],
        ['heute kein Shake', { Eiweißshake: 0 }],
        ['keine Kraft mehr gehabt', {}],
        ['Bett ✅, Hund ne halbe Stunde', { 'Bett machen': null, 'Hund ausführen': 30 }],
        ['erst um 1 ins Bett', {}],
        ['Shake getrunken nach dem Sport', { Eiweißshake: null }],
        ['45 min mit Gewichten', { Krafttraining: 45 }],
      ],
    },
  ],
  'everyday words for a thing': [
    {
      features: [
        'Alcohol/drinks',
        'Soda/drinks',
        'Takeaway/£',
        'Fruit/portions',
        'Vegetables/portions',
        'Screen time/h',
      ],
      notes: [
        ['two bourbons and a mountain dew', { Alcohol: 2, Soda: 1 }],
        ['one can of coke', { Soda: 1 }],
        ['£18 on deliveroo', { Takeaway: 18 }],
        ['2 pieces of fruit, 3 portions of veg', { Fruit: 2, Vegetables: 3 }],
        ['3 helpings of veg, 1 apple', { Vegetables: 3, Fruit: 1 }],
        ['2.5 hours on my phone', { 'Screen time': 2.5 }],
      ],
    },
    {
      features: ['Cerveza/vasos', 'Gastos/€', 'Tiempo de pantalla/h', 'Fruta/raciones'],
      notes: [
        ['3 cañitas y 20 eurillos', { Cerveza: 3, Gastos: 20 }],
        ['dos horas de celu', { 'Tiempo de pantalla': 2 }],
        ['2 raciones de fruta (pera y kiwi)', { Fruta: 2 }],
      ],
    },
    {
      features: ['Obst/Stück', 'Gemüse/Portionen', 'Ausgaben/€', 'Bildschirmzeit/h', 'Klimmzüge/Mal'],
      notes: [
        ['2 Portionen Gemüse, 1 Birne', { Gemüse: 2, Obst: 1 }],
        ['12 Öcken für Kino', { Ausgaben: 12 }],
        ['3 Stunden am Handy, 24 Klimmzüge gesamt', { Bildschirmzeit: 3, Klimmzüge: 24 }],
        ['Klimmzüge 12. Obst 2', { Klimmzüge: 12, Obst: 2 }],
      ],
    },
  ],
  'a number is of the thing it can be of': [
    {
      features: ['Podcasts/times', 'Walking/km', 'Plank/min', 'Steps/steps', 'Spending/£'],
      notes: [
        ['3 podcasts on a 6k walk', { Podcasts: 3, Walking: 6 }],
        ['plank 3 times, 1 min each', { Plank: 3 }],
        ['steps 7,120, £9 on parking', { Steps: 7120, Spending: 9 }],
        ['11.99 on netflix', { Spending: 11.99 }],
        ['mum walked 5 km', {}],
      ],
    },
    {
      features: ['Refresco/ml', 'Cigarros/cigarrillos'],
      notes: [
        ['4 cigarros y medio litro de refresco', { Cigarros: 4, Refresco: 500 }],
        ['dos refrescos (330 ml c/u)', { Refresco: 660 }],
        ['tres refrescos de 200 ml', { Refresco: 600 }],
      ],
    },
    {
      features: ['Joggen/km', 'Kaffee/Tassen'],
      notes: [
        ['2 Kaffee und los gehts, läuft!', { Kaffee: 2 }],
        ['läuft bei mir', {}],
        ['5 km gelaufen', { Joggen: 5 }],
      ],
    },
  ],
  'parts of one thing are added up': [
    {
      features: ['Studying/h', 'Gym/min', 'Flat whites/cups', 'No sugar', 'Running/km'],
      notes: [
        ['studied 60 min of chem, 45 min of law', { Studying: 1.75 }],
        ['studied 1h maths, 30 min physics', { Studying: 1.5 }],
        ['studied 60 min of law, 30 min of yoga', { Studying: 1 }],
        ['25 min of rowing + 20 of weights at the gym', { Gym: 45 }],
        ['big flat white after lunch', { 'Flat whites': 1 }],
        ['off sugar again', { 'No sugar': null }],
        ['blew off my run', { Running: 0 }],
      ],
    },
    {
      features: ['Gym/min', 'Estudiar/h', 'Inglés/min'],
      notes: [
        ['gym 35 min de pesas y 10 de cinta', { Gym: 45 }],
        ['estudié una hora de química y media de física', { Estudiar: 1.5 }],
        ['30 min de inglés + 20 min de yoga', { Inglés: 30 }],
      ],
    },
    {
      features: ['Krafttraining/min', 'Lernen/h'],
      notes: [
        ['20 min Hanteln, 15 min Bauch, alles Krafttraining', { Krafttraining: 35 }],
        ['1 h Mathe gelernt, 45 min Physik', { Lernen: 1.75 }],
      ],
    },
  ],
  'the last word on where something stands': [
    {
      features: ['Mood/1-10', 'Commute/min', 'Chess/games'],
      notes: [
        ['mood was 4 this morning, 7 by the evening', { Mood: 7 }],
        ['mood 8 at work, down to a 5 now', { Mood: 5 }],
        ['commute 30 there 45 back', { Commute: 75 }],
        ['chess: won 3 lost 2', { Chess: 5 }],
      ],
    },
    {
      features: ['Wandern/km', 'Einkaufen/€', 'Puzzeln/min'],
      notes: [
        ['12 km Wanderung, Puzzle eine halbe Stunde', { Wandern: 12, Puzzeln: 30 }],
        ['31,20 beim Edeka', { Einkaufen: 31.2 }],
      ],
    },
  ],
}
