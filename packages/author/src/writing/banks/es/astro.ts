export const ASTRO_LABELS_ES = {
  sign: 'Tu signo.',
  transit: 'El tránsito largo.',
  number: 'Número de la suerte.',
  element: 'Elemento.',
  journeys: 'Viajes.',
  retrograde: 'Retrógrado.',
  company: 'Compañía.',
  money: 'Dinero.',
  household: 'Hogar.',
  advice: 'Consejo.',
  ahead: 'Esta noche y después.',
}
