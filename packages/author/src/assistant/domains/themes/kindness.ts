import { day, degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const kindness: Subject = {
  id: 'kindness',
  name: names('kindness', 'la amabilidad', 'Freundlichkeit'),
  words: names(
    'kind kindness* help* thank* grateful gratitude generous* volunteer* stranger* charity apolog* forgiv*',
    'amab* bondad* ayuda* gracias gratitud generos* voluntari* desconocid* perd*',
    'freundlich* güte hilfe helfen dank* großzügig* ehrenamt* fremde* verzeih* entschuldig*',
  ),
  questions: [
    one(
      'Which kind of help do you accept most easily?',
      '¿Qué ayuda [aceptas|acepta] con más facilidad?',
      'Welche Hilfe [nimmst|nehmen] du am leichtesten an?',
      'somebody carries something / somebody listens / advice / money / a meal / none',
      'que alguien cargue algo / que alguien escuche / un consejo / dinero / una comida / ninguna',
      'jemand trägt etwas / jemand hört zu / ein Rat / Geld / ein Essen / keine',
    ),
    many(
      'What have strangers done for you?',
      '¿Qué han hecho por ti personas desconocidas?',
      'Was haben Fremde schon für dich getan?',
      'shown the way / paid the difference / given up a seat / brought something back / waited / smiled at the right time',
      'indicar el camino / pagar lo que faltaba / ceder el asiento / devolver algo / esperar / sonreír a tiempo',
      'den Weg gezeigt / den Rest bezahlt / einen Platz überlassen / etwas zurückgebracht / gewartet / im richtigen Moment gelächelt',
    ),
    degree(
      'How easy is it for you to say thank you?',
      '¿Cuánto [te|le] cuesta dar las gracias?',
      'Wie leicht fällt dir ein Danke?',
      'hard / very easy',
      'mucho / nada',
      'schwer / sehr leicht',
    ),
    story(
      'Tell us about a kindness you were never able to return.',
      '[Cuéntanos|Cuéntenos] un gesto amable que nunca [pudiste|pudo] devolver.',
      '[Erzähl|Erzählen Sie] von einer Freundlichkeit, die [du nie erwidern konntest|Sie nie erwidern konnten].',
    ),
    day(
      'When did you last do something for somebody without telling anyone?',
      '¿Cuándo [hiciste|hizo] por última vez algo por alguien sin contarlo?',
      'Wann [hast|haben] du zuletzt etwas für jemanden getan, ohne es zu erzählen?',
    ),
    story(
      'Who is the kindest person you know? Describe them doing one thing.',
      '¿Quién es la persona más amable que [conoces|conoce]? [Descríbela|Descríbala] haciendo una sola cosa.',
      'Wer ist der freundlichste Mensch, den [du kennst|Sie kennen]? [Beschreib|Beschreiben Sie] ihn bei einer einzigen Sache.',
    ),
    rank(
      'What is kind? Put it in order.',
      '¿Qué es amable? [Ordénalo|Ordénelo].',
      'Was ist freundlich? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the truth / a white lie / time / not asking / a present / being on time',
      'la verdad / una mentira piadosa / el tiempo / no preguntar / un regalo / la puntualidad',
      'die Wahrheit / eine Notlüge / Zeit / nicht zu fragen / ein Geschenk / Pünktlichkeit',
    ),
    yesNo(
      'Have you ever been kind and regretted it?',
      '¿[Has|Ha] sido amable alguna vez y [te has|se ha] arrepentido?',
      '[Warst|Waren] du schon einmal freundlich und [hast|haben] es bereut?',
    ),
    story(
      'Which unkindness, yours or somebody else’s, do you still remember word for word?',
      '¿Qué falta de amabilidad, tuya o ajena, [recuerdas|recuerda] aún palabra por palabra?',
      'An welche Unfreundlichkeit, die eigene oder eine fremde, [erinnerst du dich|erinnern Sie sich] noch Wort für Wort?',
    ),
  ],
}
