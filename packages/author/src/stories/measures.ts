/** Units measure anything; a series counts one thing. */
export const MEASURES =
  /^(?:grad|prozent|percent|kilos?|kg|km|kilómetros?|kilometres?|meter|metros?|metres?|meters|miles?|cm|mm|zentimeter|liter|litros?|litres?|gramm|pfund|zentner|ounces?|inch|inches|pounds?|pesos|euros?|degrees?|minut\w+|hours?|horas?|stunden?|seconds?|days?|weeks?|grams?|gramos|sorten|mal|times|stück|pages?|seiten|páginas|rad|räder|points?|punkte?n?|puntos?)$/i
