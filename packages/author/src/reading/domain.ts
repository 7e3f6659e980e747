export function domainOf(url: string): string {
  return /^(?:https?:\/\/)?(?:www\.|m\.)?([^/?#\s]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}
