const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand between tags and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** Letters, digits and dashes of a title, for the name of a file. */
export const fileNameOf = (title: string, ending: 'html' | 'epub') =>
  `${
    title
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'magazine'
  }.${ending}`
