import { day, degree, many, names, one, rank, type Subject, story } from '../../known-question.ts'

export const travel: Subject = {
  id: 'travel',
  name: names('travel', 'los viajes', 'das Reisen'),
  words: names(
    'travel* trip* journey* holiday vacation* tourist* suitcase* airport* passport* backpack*',
    'viaj* vacaciones turis* maleta* aeropuerto* pasaporte* mochil*',
    'reise* reisen verreis* urlaub* ferien koffer* flughafen tourist* pass rucksack*',
  ),
  questions: [
    one(
      'How do you pack?',
      '¿Cómo [haces|hace] la maleta?',
      'Wie [packst|packen] du?',
      'days ahead, with a list / the night before / in the last ten minutes / far too much / almost nothing',
      'días antes, con lista / la noche anterior / en los últimos diez minutos / demasiado / casi nada',
      'Tage vorher, mit Liste / am Abend davor / in den letzten zehn Minuten / viel zu viel / fast nichts',
    ),
    many(
      'What do you bring home from a journey?',
      '¿Qué [traes|trae] de un viaje?',
      'Was [bringst|bringen] du von Reisen mit?',
      'food / stones or shells / tickets and maps / photos / clothes / phrases / an illness / nothing',
      'comida / piedras o conchas / entradas y mapas / fotos / ropa / frases / una enfermedad / nada',
      'Essen / Steine oder Muscheln / Fahrkarten und Pläne / Fotos / Kleidung / Redewendungen / eine Krankheit / nichts',
    ),
    degree(
      'How much do you plan before you travel?',
      '¿Cuánto [planeas|planea] antes de viajar?',
      'Wie viel [planst|planen] du, bevor [du reist|Sie reisen]?',
      'I buy a ticket / I have a table with hours',
      'compro el billete y ya / tengo una tabla con horas',
      'ich kaufe ein Ticket / ich habe eine Tabelle mit Uhrzeiten',
    ),
    story(
      'Which place did you reach by mistake, and what happened there?',
      '¿A qué lugar [llegaste|llegó] por error, y qué pasó allí?',
      'An welchen Ort [bist|sind] du aus Versehen geraten, und was ist dort passiert?',
    ),
    story(
      'Who helped you far from home? What did they do, and what do you still know about them?',
      '¿Quién [te|le] ayudó lejos de casa? ¿Qué hizo, y qué [sabes|sabe] aún de esa persona?',
      'Wer hat dir weit weg von zu Hause geholfen? Was hat er oder sie getan, und was [weißt|wissen] du noch über diesen Menschen?',
    ),
    rank(
      'What makes a journey good? Put it in order.',
      '¿Qué hace bueno un viaje? [Ordénalo|Ordénelo].',
      'Was macht eine Reise gut? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the company / the food / getting lost / the weather / doing nothing / coming home',
      'la compañía / la comida / perderse / el tiempo / no hacer nada / volver a casa',
      'die Begleitung / das Essen / sich zu verlaufen / das Wetter / nichts zu tun / das Heimkommen',
    ),
    day(
      'When did you last sleep in a place you had never been before?',
      '¿Cuándo [dormiste|durmió] por última vez en un lugar donde nunca [habías|había] estado?',
      'Wann [hast|haben] du zuletzt an einem Ort geschlafen, an dem [du noch nie warst|Sie noch nie waren]?',
    ),
    story(
      'Tell us about an argument on the road: what was it about, and what was it really about?',
      '[Cuéntanos|Cuéntenos] una discusión en pleno viaje: ¿de qué iba, y de qué iba en realidad?',
      '[Erzähl|Erzählen Sie] von einem Streit unterwegs: Worum ging es, und worum ging es eigentlich?',
    ),
    story(
      'Which habit came home with you from somewhere else and stayed?',
      '¿Qué costumbre [te trajiste|se trajo] de otro sitio y se quedó?',
      'Welche Gewohnheit ist von anderswo mit dir nach Hause gekommen und geblieben?',
    ),
  ],
}
