import type { InLanguages, Language } from '../known-question.ts'
import { folded } from '../plain-text.ts'

/** What a noun is, as far as it matters for the way it is asked about. */
export type NounClass =
  | 'group'
  | 'place'
  | 'service'
  | 'event'
  | 'wait'
  | 'noise'
  | 'price'
  | 'hours'
  | 'clean'
  | 'staff'
  | 'food'
  | 'mood'
  | 'other'

export interface Noun {
  is: NounClass
  /** With its article, in German as an object. */
  said: InLanguages<string>
}

/** English without its article, then the same in Spanish and German with it; several on a line share their class. */
const ROWS: Record<NounClass, string> = {
  group: `group|el grupo|die Gruppe; circle|el círculo|den Kreis; club|el club|den Club; choir|el coro|den Chor; band|la banda|die Band; team|el equipo|das Team; society|la sociedad|die Gesellschaft; association|la asociación|den Verein; class|la clase|die Klasse; course|el curso|den Kurs; council|el consejo|den Rat; committee|el comité|den Ausschuss; crew|la cuadrilla|die Mannschaft; orchestra|la orquesta|das Orchester; network|la red|das Netzwerk; fire brigade|los bomberos|die Feuerwehr; parish|la parroquia|die Gemeinde; community|la comunidad|die Gemeinschaft; troupe|la compañía|die Truppe; meetings|las reuniones|die Treffen`,
  place: `canteen|el comedor|die Kantine; café|el café|das Café; cafe|la cafetería|das Café; library|la biblioteca|die Bibliothek; lending library|la biblioteca|die Bücherei; park|el parque|den Park; playground|el parque infantil|den Spielplatz; pool|la piscina|das Schwimmbad; baths|los baños|das Bad; gym|el gimnasio|das Studio; hall|la sala|die Halle; shop|la tienda|den Laden; market|el mercado|den Markt; museum|el museo|das Museum; garden|el huerto|den Garten; school|el colegio|die Schule; kindergarten|la guardería|den Kindergarten; clinic|la consulta|die Praxis; hospital|el hospital|das Krankenhaus; waiting room|la sala de espera|das Wartezimmer; station|la estación|den Bahnhof; stop|la parada|die Haltestelle; square|la plaza|den Platz; street|la calle|die Straße; kitchen|la cocina|die Küche; corner|el rincón|die Ecke; shed|el cobertizo|den Schuppen; workshop space|el taller|die Werkstatt; campsite|el camping|den Campingplatz; beach|la playa|den Strand; cinema|el cine|das Kino; theatre|el teatro|das Theater; office|la oficina|das Büro; centre|el centro|das Zentrum; allotments|los huertos|die Schrebergärten; sauna|la sauna|die Sauna; room|la sala|den Raum; launderette|la lavandería|den Waschsalon; laundry|la lavandería|die Waschküche`,
  service: `bus|el autobús|den Bus; shuttle|el transporte|den Fahrdienst; service|el servicio|den Dienst; app|la aplicación|die App; website|la página web|die Website; newsletter|el boletín|den Rundbrief; hotline|la línea de ayuda|die Hotline; childcare|la guardería|die Kinderbetreuung; delivery|el reparto|die Lieferung; training|la formación|die Schulung; radio|la radio|das Radio; podcast|el pódcast|den Podcast; helpdesk|la ayuda|die Hilfestelle`,
  event: `event|el evento|die Veranstaltung; festival|el festival|das Festival; party|la fiesta|die Feier; fete|las fiestas|das Fest; meeting|la reunión|das Treffen; evening|la velada|den Abend; night|la noche|den Abend; workshop|el taller|den Workshop; concert|el concierto|das Konzert; trip|la excursión|den Ausflug; camp|el campamento|das Lager; wedding|la boda|die Hochzeit; conference|el congreso|die Konferenz; retreat|el retiro|die Klausur; fair|la feria|die Messe; parade|el desfile|den Umzug; tournament|el torneo|das Turnier; walk|el paseo|den Spaziergang; walks|los paseos|die Spaziergänge; reunion|el reencuentro|das Wiedersehen; exhibition|la exposición|die Ausstellung; flea market|el mercadillo|den Flohmarkt; parents’ evening|la reunión de padres|den Elternabend`,
  wait: `queue|la cola|die Schlange; queues|las colas|die Schlangen; line|la fila|die Schlange; wait|la espera|das Warten; waiting|la espera|das Warten; waiting time|el tiempo de espera|die Wartezeit; waiting times|los tiempos de espera|die Wartezeiten`,
  noise: `noise|el ruido|den Lärm; volume|el volumen|die Lautstärke; noise level|el nivel de ruido|den Lärmpegel`,
  price: `price|el precio|den Preis; prices|los precios|die Preise; cost|el coste|die Kosten; costs|los costes|die Kosten; fee|la cuota|den Beitrag; fees|las cuotas|die Beiträge; rent|el alquiler|die Miete; membership fee|la cuota de socio|den Mitgliedsbeitrag; fares|las tarifas|die Fahrpreise`,
  hours: `opening hours|los horarios|die Öffnungszeiten; opening times|el horario|die Öffnungszeit; hours|las horas|die Zeiten; timetable|el horario|den Fahrplan; schedule|el calendario|den Zeitplan; training times|los horarios de entrenamiento|die Trainingszeiten; times|los horarios|die Zeiten; rota|los turnos|den Dienstplan; shifts|los turnos|die Schichten; rehearsal times|los horarios de ensayo|die Probenzeiten`,
  clean: `cleanliness|la limpieza|die Sauberkeit; toilets|los baños|die Toiletten; toilet|el baño|die Toilette; showers|las duchas|die Duschen; changing rooms|los vestuarios|die Umkleiden; washing-up|el fregado|den Abwasch; rubbish|la basura|den Müll; bins|los cubos|die Mülleimer; hygiene|la higiene|die Hygiene`,
  staff: `staff|el personal|das Personal; teachers|los profesores|die Lehrkräfte; coaches|los entrenadores|die Trainer; trainers|los monitores|die Trainerinnen und Trainer; drivers|los conductores|die Fahrer; doctors|los médicos|die Ärzte; nurses|las enfermeras|die Pflegekräfte; volunteers|los voluntarios|die Freiwilligen; leaders|los responsables|die Leitung; management|la dirección|die Leitung; boss|la jefa o el jefe|die Chefin oder den Chef; service staff|el trato|die Bedienung; neighbours|los vecinos|die Nachbarn; board|la junta|den Vorstand`,
  food: `food|la comida|das Essen; lunch|el almuerzo|das Mittagessen; breakfast|el desayuno|das Frühstück; coffee|el café|den Kaffee; drinks|las bebidas|die Getränke; snacks|los tentempiés|die Snacks; meals|las comidas|die Mahlzeiten; menu|el menú|den Speiseplan; cake|el pastel|den Kuchen; tea|el té|den Tee; catering|el catering|die Verpflegung`,
  mood: `atmosphere|el ambiente|die Stimmung; mood|el ánimo|die Laune; climate|el clima|das Klima; communication|la comunicación|die Kommunikation; cooperation|la colaboración|die Zusammenarbeit; welcome|la acogida|die Begrüßung`,
  other: `range|el surtido|das Sortiment; equipment|el equipamiento|die Ausrüstung; programme|el programa|das Programm; parking|el aparcamiento|das Parken; lighting|la iluminación|die Beleuchtung; safety|la seguridad|die Sicherheit; information|la información|die Information; activities|las actividades|die Aktivitäten; topics|los temas|die Themen; music|la música|die Musik; books|los libros|die Bücher; stops|las paradas|die Haltestellen; chairs|las sillas|die Stühle; lamps|las lámparas|die Lampen; heating|la calefacción|die Heizung; temperature|la temperatura|die Temperatur; water|el agua|das Wasser; machine|la máquina|die Maschine; oven|el horno|den Ofen; offer|la oferta|das Angebot; location|la ubicación|die Lage; access|el acceso|den Zugang; size|el tamaño|die Größe; workload|la carga de trabajo|die Arbeitsbelastung; homework|los deberes|die Hausaufgaben; breaks|los descansos|die Pausen; instruments|los instrumentos|die Instrumente; tools|las herramientas|das Werkzeug; beds|las camas|die Betten; wifi|el wifi|das WLAN; rules|las normas|die Regeln; speed limit|el límite de velocidad|das Tempolimit; clocks|los relojes|die Uhren; fence|la valla|den Zaun; exercises|los ejercicios|die Übungen; lessons|las clases|die Stunden; uniform|el uniforme|die Uniform; traffic|el tráfico|den Verkehr; smell|el olor|den Geruch; evenings|las tardes|die Abende; help|la ayuda|die Hilfe; weather|el tiempo|das Wetter; garden plots|los bancales|die Beete`,
}

const DETERMINERS: InLanguages<RegExp> = {
  en: /^(?:the|a|an|our|their|your|my|its|this|these|some|any)\s+/iu,
  es: /^(?:el|la|los|las|un|una|unos|unas|nuestr[oa]s?|sus?|tus?|mis?|este|esta|estos|estas)\s+/iu,
  de: /^(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|diese[nmrs]?|zum|zur|beim|vom|im|am)\s+/iu,
}

export const bareNoun = (text: string, language: Language) =>
  text.trim().replace(DETERMINERS[language], '').trim()

export const determinerOf = (text: string, language: Language) =>
  DETERMINERS[language].exec(text.trim())?.[0].trim().toLowerCase() ?? null

export const NOUNS: Noun[] = Object.entries(ROWS).flatMap(([is, rows]) =>
  rows.split('; ').map((row) => {
    const [en = '', es = '', de = ''] = row.split('|')
    return { is: is as NounClass, said: { en: `the ${en}`, es, de } }
  }),
)

const index: InLanguages<Map<string, Noun>> = { en: new Map(), es: new Map(), de: new Map() }
for (const noun of NOUNS)
  for (const language of ['en', 'es', 'de'] as const) {
    const key = folded(bareNoun(noun.said[language], language))
    if (!index[language].has(key)) index[language].set(key, noun)
  }

export const nounNamed = (text: string, language: Language): Noun | null =>
  index[language].get(folded(bareNoun(text, language))) ?? null

const GERMAN_HEADS = [...index.de].filter(([key]) => key.length > 2).sort(([a], [b]) => b.length - a.length)

/** “Kletterhalle” is a “Halle”: a German compound is what its end is. */
const compoundOf = (word: string): Noun | null =>
  GERMAN_HEADS.find(([key]) => word.length > key.length + 1 && word.endsWith(key))?.[1] ?? null

const singular = (word: string, language: Language) =>
  language === 'en'
    ? word.replace(/(?<=[^s])s$/u, '')
    : language === 'es'
      ? word.replace(/(?:es|s)$/u, '')
      : word.replace(/(?:en|n)$/u, '')

/** The noun that a phrase turns on: the last word, in Spanish the first, in German also inside a compound. */
export function headOf(text: string, language: Language): Noun | null {
  const whole = nounNamed(text, language)
  if (whole) return whole
  const bare = bareNoun(text, language).replace(
    / (?:of|at|in|on|for|with|from|near|de|del|en|para|con|von|im|in|am|auf|für|mit|bei) .*$/iu,
    '',
  )
  const words = folded(bare).match(/[\p{L}’'-]+/gu) ?? []
  if (words.length > 4) return null
  for (const word of language === 'es' ? words.slice(0, 1) : words.slice(-1)) {
    const found =
      index[language].get(word) ??
      index[language].get(singular(word, language)) ??
      (language === 'de' ? compoundOf(word) : null)
    if (found) return found
  }
  return null
}
