import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** Anything people have a view or an experience of. */
export const TOPIC: KnownQuestion[] = [
  degree(
    'How much do you care about {x}?',
    '¿Cuánta importancia le [das|da] a {x}?',
    'Wie sehr [interessierst du dich|interessieren Sie sich] für {x}?',
    'not at all / a great deal',
    'ninguna / muchísima',
    'gar nicht / sehr',
  ),
  short(
    'What comes to your mind first when you think of {x}?',
    '¿Qué es lo primero que se [te|le] ocurre al pensar en {x}?',
    'Was fällt dir als Erstes ein, wenn [du an {x} denkst|Sie an {x} denken]?',
  ),
  many(
    'Which feelings go with it?',
    '¿Qué sentimientos [te|le] despierta?',
    'Welche Gefühle [verbindest|verbinden] du damit?',
    'joy / curiosity / calm / longing / worry / anger / none in particular',
    'alegría / curiosidad / calma / nostalgia / preocupación / enfado / ninguno en particular',
    'Freude / Neugier / Ruhe / Sehnsucht / Sorge / Ärger / keine besonderen',
  ),
  one(
    'How has your view of it changed over the years?',
    '¿Cómo ha cambiado tu manera de verlo con los años?',
    'Wie hat sich dein Blick darauf mit den Jahren verändert?',
    'I like it more than before / I like it less / I see it quite differently / it has stayed the same',
    'me gusta más que antes / me gusta menos / lo veo muy distinto / sigue igual',
    'ich mag es mehr als früher / ich mag es weniger / ich sehe es ganz anders / er ist gleich geblieben',
  ),
  story(
    'Tell us about an experience with {x} that you remember well.',
    '[Cuéntanos|Cuéntenos] una experiencia con {x} que [recuerdes|recuerde] bien.',
    '[Erzähl|Erzählen Sie] von einem Erlebnis, bei dem es um {x} ging und das dir in Erinnerung ist.',
  ),
  rank(
    'What is most important to you in it? Put it in order.',
    '¿Qué es lo más importante en ello? [Ordénalo|Ordénelo].',
    'Was ist dir daran am wichtigsten? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'the pleasure / the people / the memories / that it is useful / that it is beautiful / that it is mine alone',
    'el placer / la gente / los recuerdos / que sea útil / que sea bonito / que sea solo mío',
    'die Freude / die Menschen / die Erinnerungen / dass es nützlich ist / dass es schön ist / dass es nur mir gehört',
  ),
  many(
    'With whom do you share it?',
    '¿Con quién lo [compartes|comparte]?',
    'Mit wem [teilst|teilen] du das?',
    'with my partner / with the family / with friends / with people at work / online / with nobody',
    'con mi pareja / con la familia / con amistades / con gente del trabajo / por internet / con nadie',
    'mit Partnerin oder Partner / mit der Familie / mit Freunden / mit Leuten von der Arbeit / im Netz / mit niemandem',
  ),
  story(
    'What do you like about {x}, and what do you not like?',
    '¿Qué [te|le] gusta y qué no [te|le] gusta de {x}?',
    'Was gefällt dir, wenn es um {x} geht, und was nicht?',
  ),
  yesNo(
    'Do you see it differently from the people closest to you?',
    '¿Lo [ves|ve] de otra manera que la gente más cercana?',
    '[Siehst|Sehen] du das anders als die Menschen, die dir am nächsten stehen?',
  ),
  story(
    'What would you miss without {x}?',
    '¿Qué [echarías|echaría] de menos sin {x}?',
    'Was würde dir ohne {x} fehlen?',
  ),
  story(
    'What do most people get wrong about it?',
    '¿En qué se equivoca la mayoría?',
    'Was verstehen die meisten daran falsch?',
  ),
  many(
    'Where does what you know about it come from?',
    '¿De dónde viene lo que [sabes|sabe] de ello?',
    'Woher kommt, was [du darüber weißt|Sie darüber wissen]?',
    'from my own experience / from my family / from friends / from school or work / from books or films / from the internet',
    'de mi propia experiencia / de mi familia / de amistades / de la escuela o el trabajo / de libros o películas / de internet',
    'aus eigener Erfahrung / aus der Familie / von Freunden / aus Schule oder Arbeit / aus Büchern oder Filmen / aus dem Internet',
  ),
  story(
    'What else would you like to say about {x}?',
    '¿Qué más [te|le] gustaría decir sobre {x}?',
    'Was [möchtest|möchten] du noch über {x} sagen?',
  ),
]
