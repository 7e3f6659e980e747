import { degree, many, one, story, yesNo } from '../known-question.ts'
import { aspect } from './known-aspect.ts'

export const CONTENT = aspect(
  'how (?:satisfied|happy|content) .{0,40}|cómo de (?:satisfech|content)[oa]s.{0,20}|wie zufrieden .{0,30}',
  degree(
    'How content are you with the way it is now?',
    '¿Hasta qué punto [te|le] va bien tal como está ahora?',
    'Wie zufrieden [bist|sind] du damit, wie es jetzt ist?',
    'not at all / very',
    'nada / muchísimo',
    'gar nicht / sehr',
  ),
)
export const BOTHERS = aspect(
  'what (?:annoys|bothers|disturbs|irritates) (?:them|people|everyone|you)(?: most)?|qué (?:les )?molesta.{0,12}|was (?:sie|alle|die leute|dich)(?: am meisten)? (?:stört|nervt)',
  story(
    'What bothers you most about it, if anything?',
    '¿Qué es lo que más [te|le] molesta, si hay algo?',
    'Was stört dich daran am meisten, wenn überhaupt etwas?',
  ),
)
export const MATTERS_MOST = aspect(
  'what (?:matters|is important)(?: most)? to (?:them|people).{0,12}|qué (?:les )?importa.{0,12}|was (?:ihnen|allen) wichtig ist',
  story(
    'What is most important to you in this?',
    '¿Qué es lo más importante para [ti|usted] en esto?',
    'Was ist dir dabei am wichtigsten?',
  ),
)
export const ARRANGEMENT = aspect(
  '(?:which |what )?(?:arrangement|system|rota|rules? (?:they|people) want)(?: \\p{L}+){0,3}|qué (?:sistema|reparto|acuerdo|normas).{0,20}|welche (?:regelung|lösung|regeln).{0,20}|(?:die )?regelung',
  one(
    'Which arrangement would you like best?',
    '¿Qué sistema [te|le] gustaría más?',
    'Welche Regelung wäre dir am liebsten?',
    'a fixed plan / everybody does their own / we share by what each likes doing / we pay somebody / I do not mind',
    'un plan fijo / cada cual lo suyo / repartir según gustos / pagar a alguien / me da igual',
    'ein fester Plan / alle machen ihrs / jeder, was er am liebsten macht / wir bezahlen jemanden / ist mir gleich',
  ),
)
export const OWN_PART = aspect(
  "what (?:they|people)(?:[’']d| would) (?:do|take on|contribute).{0,20}|qué (?:harían|asumirían|aportarían).{0,12}|was (?:sie|jeder) (?:übernehmen|beitragen) (?:würden|würde|kann).{0,8}",
  story(
    'What would you gladly take on?',
    '¿De qué [te ocuparías|se ocuparía] con gusto?',
    'Was [würdest|würden] du gern übernehmen?',
  ),
)
export const ONE_WISH = aspect(
  'what (?:they|people) (?:wish|want) (?:from|of) (?:each other|the others|us).{0,8}|qué (?:piden|esperan) de los demás|was (?:sie|alle) sich von den anderen wünschen',
  story(
    'What do you wish for from the others?',
    '¿Qué [te|le] gustaría pedir a los demás?',
    'Was [wünschst du dir|wünschen Sie sich] von den anderen?',
  ),
)
export const OWN_SITUATION = aspect(
  'people with and without .{2,20}',
  yesNo(
    'Are you directly affected by it yourself?',
    '¿[Te|Le] afecta directamente?',
    'Betrifft es dich selbst unmittelbar?',
  ),
)
export const COMPROMISE = aspect(
  '(?:a )?compromises?|(?:un )?(?:acuerdo|compromiso)|kompromisse?',
  many(
    'Which of these could you live with?',
    '¿Con cuáles de estas soluciones [podrías|podría] vivir?',
    'Womit [könntest|könnten] du leben?',
    'allowed without limits / at set hours only / in a set area only / with clear rules / not at all / I do not mind',
    'permitido sin límites / solo a ciertas horas / solo en una zona / con reglas claras / no permitirlo / me da igual',
    'uneingeschränkt erlaubt / nur zu festen Zeiten / nur in einem festen Bereich / mit klaren Regeln / gar nicht / ist mir gleich',
  ),
)
export const RULE = aspect(
  'what rules?.{0,30}|qué reglas.{0,20}|welche regeln.{0,20}',
  story(
    'Which rule would be fair to everybody, in your view?',
    '¿Qué regla sería justa para todos, según [tú|usted]?',
    'Welche Regel wäre deiner Ansicht nach für alle fair?',
  ),
)
export const EXPERIENCE = aspect(
  '(?:their |your )?experiences? (?:so far|with it)|(?:su )?experiencia.{0,12}|(?:ihre )?erfahrungen.{0,12}',
  story(
    'What have you experienced with it so far, good or bad?',
    '¿Qué [has|ha] vivido hasta ahora, bueno o malo?',
    'Was [hast|haben] du damit bisher erlebt, Gutes wie Schlechtes?',
  ),
)

export const LIVING_TOGETHER = [
  CONTENT,
  BOTHERS,
  MATTERS_MOST,
  ARRANGEMENT,
  OWN_PART,
  ONE_WISH,
  OWN_SITUATION,
  COMPROMISE,
  RULE,
  EXPERIENCE,
]
