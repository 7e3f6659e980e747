/** What is said so in the south, and means nothing else. */
export const withoutDialect = (note: string) =>
  note
    .replace(
      /(?<!\p{L})(heut|hob|hab)(?!\p{L})/giu,
      (word) => `${word[0]}${/^h?e/iu.test(word.slice(1)) ? 'eute' : 'abe'}`,
    )
    .replace(/(?<!\p{L})(mit|auf|nach|vor|bei|über|für|unter|in)['’]?m(?!\p{L})/giu, (whole, word: string) =>
      /^(?:im|beim|vorm)$/iu.test(whole) ? whole : `${word} dem`,
    )
    .replace(
      /(?<!\p{L})(?:a|an|e|na|ne) (?=(?:halbe?|stund|viertel\p{L}*|dreiviertel\p{L}*)(?!\p{L}))/giu,
      'eine ',
    )
    .replace(
      /(?<!\p{L})(dreiviertel|viertel)? ?st(?:und(?:n|erl|e?le)?|ünd(?:e?le|erl|li))(?!\p{L})/giu,
      (_, part = '') => `${part}${part ? 's' : 'S'}tunde`,
    )
    .replace(/(?<!\p{L})nomás(?!\p{L})/giu, 'solo')
    .replace(/(?<!\p{L})nada más (?=\d|un[oa]?(?!\p{L}))/giu, 'solo ')
