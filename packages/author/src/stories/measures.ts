/** Units measure anything; a series counts one thing. */
export const MEASURES =
  /^(?:grad|prozent|percent|kilos?|km|meter|metres?|meters|miles?|cm|mm|liter|litres?|pounds?|pesos|euros?|degrees?|minut\w+|hours?|horas?|stunden?|seconds?|days?|weeks?|grams?|gramos|sorten|mal|times|stück|pages?|seiten|páginas|rad|räder|points?|punkte?n?|puntos?)$/i
