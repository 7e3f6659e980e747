export const JOKES_LABELS_ES = { thread: '{word}.', phrase: 'La frase.', series: 'Los números.', list: 'La lista.', opening: 'La entrada.', reversal: 'El cambio de opinión.' }
