import { names, one, short, story } from '../known-question.ts'
import type { Situation } from './situation.ts'

/** What many write for one person, so that it can be read out, printed or bound. */
export const MEMORY_BOOK: Situation = {
  id: 'memory book',
  name: names('the book', 'el libro', 'das Buch'),
  words: names(
    'memor(?:y|ies) (?:book|box|album)s?|(?:farewell|goodbye|leaving|birthday|friends|guest|family|tribute) book|book of memories|(?:collect(?:ing)?|gather(?:ing)?) (?:\\p{L}+ ){0,2}(?:memories|stories|messages|anecdotes)(?= (?:of|about|for|from))|(?:memories|stories|anecdotes) of (?:my|our|grand\\p{L}*|mum|mom|dad|aunt|uncle|nan)',
    'libro de (?:recuerdos|despedida|firmas|cumpleaños|anécdotas)|(?:recoger|reunir|recopilar|juntar|recogemos|reunimos|recopilamos|juntamos) (?:\\p{L}+ ){0,2}(?:recuerdos|anécdotas|historias|mensajes)(?= (?:de|sobre|para))|recuerdos de (?:mi|nuestr[oa]|la abuela|el abuelo|mamá|papá)',
    'abschiedsbuch|erinnerungsbuch|freundebuch|geburtstagsbuch|gästebuch|erinnerungen an (?:oma|opa|unser\\p{L}*|mein\\p{L}*|frau|herrn)|(?:sammeln|sammle|gesammelt\\p{L}*) (?:\\p{L}+ ){0,2}(?:erinnerungen|geschichten|anekdoten|grüße)|(?:erinnerungen|geschichten|anekdoten|grüße) (?:\\p{L}+ ){0,3}(?:sammeln|gesammelt)',
  ),
  // A museum or a thesis asks of a time, not of somebody.
  unless:
    /(?<!\p{L})(?:museum|museo|heimatmuseum|exhibition|ausstellung|exposición|archive?|archivo|thesis|tesis|research|childhood|kindheit|infancia|school ?days|schulzeit|(?:19)?[4-9]0(?:er|s))(?!\p{L})/iu,
  questions: [
    one(
      'How do you know each other?',
      '¿De qué os conocéis?',
      'Woher kennt ihr euch?',
      'family / friends / neighbours / from work / from school or a course / from a club / another way',
      'familia / amistad / vecindario / del trabajo / de clase o de un curso / de un grupo o club / de otra cosa',
      'Familie / Freundschaft / Nachbarschaft / von der Arbeit / aus der Schule oder einem Kurs / aus einem Verein / anders',
    ),
    short(
      'Since when, and where did you first meet?',
      '¿Desde cuándo, y dónde os visteis por primera vez?',
      'Seit wann, und wo seid ihr euch zum ersten Mal begegnet?',
    ),
    story(
      'Which memory must be in the book? Tell it as you would tell it at a table.',
      '¿Qué recuerdo no puede faltar en el libro? [Cuéntalo|Cuéntelo] como en una sobremesa.',
      'Welche Erinnerung darf in dem Buch nicht fehlen? [Erzähl|Erzählen Sie] sie wie am Küchentisch.',
    ),
    short(
      'Which saying or word will you always hear in that voice?',
      '¿Qué frase o palabra [oirás|oirá] siempre con esa voz?',
      'Welchen Spruch oder welches Wort [hörst|hören] du immer in dieser Stimme?',
    ),
    story(
      'What have you learnt there, on purpose or by accident?',
      '¿Qué [has|ha] aprendido de esa persona, queriendo o sin querer?',
      'Was [hast|haben] du dort gelernt, mit Absicht oder nebenbei?',
    ),
    short(
      'Which dish, song, smell or place belongs to it?',
      '¿Qué plato, canción, olor o lugar va unido a ese recuerdo?',
      'Welches Essen, Lied, welcher Geruch oder Ort gehört dazu?',
    ),
    story(
      'When did you laugh most together?',
      '¿Cuándo os reísteis más?',
      'Worüber habt ihr am meisten gelacht?',
    ),
    story(
      'What would you like to say now?',
      '¿Qué [quieres|quiere] decirle ahora?',
      'Was [möchtest|möchten] du jetzt sagen?',
    ),
    short(
      'Which photo should stand beside it, if you have one? Say what is in it.',
      '¿Qué foto debería ir al lado, si [tienes|tiene] alguna? [Di|Diga] qué se ve.',
      'Welches Foto soll daneben stehen, wenn [du eines hast|Sie eines haben]? [Sag|Sagen Sie], was darauf ist.',
    ),
    one(
      'How should your words be signed?',
      '¿Cómo firmamos lo que [escribes|escribe]?',
      'Wie soll unterschrieben werden, was du [schreibst|schreiben]?',
      'with my whole name / with my first name / with my initials / without a name',
      'con mi nombre completo / con mi nombre de pila / con mis iniciales / sin nombre',
      'mit vollem Namen / mit dem Vornamen / mit Initialen / ohne Namen',
    ),
  ],
  spare: [
    story('What would nobody else know?', '¿Qué es lo que no sabe nadie más?', 'Was weiß sonst niemand?'),
    short('Who else should be asked?', '¿A quién más habría que preguntar?', 'Wen sollten wir noch fragen?'),
  ],
}
