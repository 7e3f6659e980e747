import { cues, type Lexicon } from './lexicon.ts'

const NOTHING = {
  idioms: [],
  euphemisms: [],
  told: [],
  kept: [],
  delicate: [],
  harmless: [],
  afterwards: [],
  atWork: [],
  illness: [],
  violence: [],
  sport: [],
  naming: [],
  things: '',
  people: '',
  fillers: '',
} as const

/** French, Portuguese and Italian: the plain words of loss and illness, without the finer cues. */
export const french: Lexicon = {
  ...NOTHING,
  kin: `
    maman papa mère père grand-mère grand-père mamie papy mamy papi frère sœur soeur fils fille bébé femme
    mari oncle tante cousin cousine ami amie
  `,
  pets: 'chien chienne chat chatte lapin cheval perruche',
  pronouns: 'lui elle',
  determiners: 'le la les un une mon ma mes son sa notre ce cette du au',
  fillers: 'est a ont sont était hier ce cette nuit matin',
  idioms: cues(`
    mort* de rire|faim|fatigue|rire|froid|soif|peur|honte, mdr, point|temps|angle mort*, nature morte
  `),
  hidden: cues(`
    suicid*, me tuer, envie de mourir, veux mourir|plus, plus envie de vivre, en finir avec,
    ne plus me réveiller|être
  `),
  death: cues(`
    décéd*, décès, obsèques, enterrement, deuil, cancer, chimio*, tumeur, avc, crise cardiaque,
    fausse couche, condoléances, repose en paix, nous a quitté*, parti* trop tôt, s'est éteint*, viol*,
    assassin*, soins palliatifs
  `),
  dying: cues(`
    mort, morte, mourir, mourait, meurt, mourut
  `),
  amber: cues(`
    hôpital, urgences, opération, opéré*, dépression, angoisse, divorc*, rupture, sépar*, licenci*, chômage,
    malade, maladie, bless*, fractur*, attentat*, guerre
  `),
}

export const portuguese: Lexicon = {
  ...NOTHING,
  kin: 'mãe pai avó avô irmão irmã filho filha bebê bebé mulher marido tio tia primo prima amigo amiga',
  pets: 'cão cachorro cadela gato gata coelho cavalo periquito',
  pronouns: 'ele ela dele dela',
  determiners: 'o a os as um uma meu minha seu sua nosso nossa do da',
  fillers: 'já me nos hoje ontem',
  idioms: cues(`
    mort* de sono|fome|rir|cansaço|medo|sede|frio, morr* de rir|fome|sono|rir|medo
  `),
  hidden: cues(`
    suicid*, me matar, quero morrer, queria morrer, não quero viver|mais, acabar com tudo
  `),
  death: cues(`
    faleceu, falecimento, falecid*, enterro, velório, luto, câncer, cancro, quimioterapia, descanse em paz,
    descansa em paz, derrame, avc, infarto, enfarte, nos deixou, aborto espontâneo, sentimentos pela
  `),
  dying: cues(`
    morreu, morreram, morto, morta, morte
  `),
  amber: cues(`
    hospital*, cirurgia, depressão, ansiedade, divórcio, demitid*, desempregad*, doença, doente,
    saudades de|do|da, operaç*, acidente, guerra
  `),
}

export const italian: Lexicon = {
  ...NOTHING,
  kin: `
    mamma papà madre padre nonna nonno fratello sorella figlio figlia bambino moglie marito zio zia cugino
    cugina amico amica
  `,
  pets: 'cane cagnolino gatto gatta coniglio cavallo',
  pronouns: 'lui lei',
  determiners: 'il lo la i gli le un uno una mio mia suo sua nostro nostra del della',
  fillers: 'è ha ieri oggi si',
  idioms: cues(`
    mort* di sonno|fame|sete|freddo|paura|noia|caldo, natura morta, morire dal ridere, muoio di|dal
  `),
  hidden: cues(`
    suicid*, uccidermi, voglio morire, vorrei morire, farla finita, non voglio più vivere
  `),
  death: cues(`
    se n'è|ne|n è? andat*, ci ha lasciat*, è volat* via|in, le esequie,
    è mancat*, ci ha lasciato|lasciati, funerale, funerali, lutto, cancro, tumore, ictus, infarto,
    condoglianze, riposa in pace, chemioterapia, aborto spontaneo, si è spent*
  `),
  dying: cues(`
    morto, morta, morti, morte, morì
  `),
  amber: cues(`
    ospedale, operazione, operat*, depressione, ansia, divorzio, licenziat*, malat*, frattur*, incidente,
    guerra
  `),
}
