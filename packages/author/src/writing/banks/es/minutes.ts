export const MINUTES_LABELS_ES = { done: 'Hecho', revisited: 'Asuntos pendientes', vow: 'Normas de la casa', open: 'Abierto', unpromised: 'Hecho sin haberlo prometido', any: 'Ruegos y preguntas' }
