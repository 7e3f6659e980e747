import type { Wording } from '../writing/wording.ts'
import { spokenIn } from '../writing/wordings.ts'
import type { Block, Shown } from './block.ts'
import { dayText } from './html.ts'
import { FORM_LABELS } from './labels.ts'

/** A block on the command line, as Markdown would have it. */
export function blockText(block: Block, w: Wording): string {
  const l = FORM_LABELS[spokenIn(w.language)]
  const when = (s: { date: string | null }) => (s.date ? `**${dayText(s.date, w)}**` : '')
  const said = (s: Shown) => w.quoted(s.text.replace(/\s{0,9}\n\s*/g, ' '), true)
  const noted = (s: Shown) => (s.note ? ` *${s.note}*` : '')
  const dated = (s: Shown, extra = '') => `- ${when(s)}${extra ? `, ${extra}` : ''}: ${said(s)}${noted(s)}`
  switch (block.form) {
    case 'saga':
      return [
        ...(block.title ? [`### ${block.title}`] : []),
        ...block.acts.map((a) => dated(a, a.elapsed ?? '') + (a.caption ? ` *${a.caption}*` : '')),
        ...(block.close ? ['', `*${block.close}*`] : []),
      ].join('\n')
    case 'ledger':
      return [
        `| ${l.said} | ${l.due} | ${l.done} | ${l.difference} |`,
        '|---|---|---|---|',
        ...block.rows.map(
          (r) =>
            `| ${dayText(r.said.date, w)}: ${r.promise} | ${r.due ? dayText(r.due, w) || r.due : ''} | ${r.done ? `${dayText(r.done.date, w)}: ${said(r.done)}` : l.open} | ${r.verdict} |`,
        ),
        ...(block.total ? ['', `*${block.total}*`] : []),
      ].join('\n')
    case 'pair':
      return [dated(block.then), dated(block.now, block.gap ? l.later(block.gap) : '')].join('\n')
    case 'series':
      // What stands below it in posts is a row of figures here.
      if (block.points.every((p) => p.line === null))
        return `*${block.title}: ${block.points.map((p) => `${p.date.slice(0, 4)}: ${p.label}`).join(' · ')}*`
      return [
        `### ${block.title}`,
        ...block.points.map(
          (p) => `- **${dayText(p.date, w)}**: ${p.label}${p.line ? `. ${w.quoted(p.line, true)}` : ''}`,
        ),
      ].join('\n')
    case 'cast':
      return block.people
        .map((p) =>
          [`**${p.name}**${p.role ? `, ${p.role}.` : '.'}`, p.claim, p.line ? said(p.line) : '']
            .filter(Boolean)
            .join(' '),
        )
        .join('\n\n')
    case 'exhibit':
      return [`**${block.object}** ${block.fate}`.trim(), ...block.entries.map((e) => dated(e))].join('\n')
    case 'index':
      return block.lines.map((x, i) => `${i + 1}. ${x.text}`).join('\n')
    case 'versions':
      return [
        ...(block.event ? [`### ${block.event}`] : []),
        dated(block.a, block.a.heardBy ?? ''),
        dated(block.b, block.b.heardBy ?? ''),
        ...(block.witness ? [dated(block.witness)] : []),
      ].join('\n')
    case 'correspondence':
      return block.letters
        .map((x) => `${dated(x.then)}\n${dated(x.answer, x.gap ? l.later(x.gap) : '')}`)
        .join('\n\n')
    case 'calendar':
      return [
        `### ${block.title ? `${block.title}: ${block.day}` : block.day}`,
        ...block.years
          .filter((y) => y.entry)
          .map((y) => `- **${y.year}**${y.entry ? `: ${said(y.entry)}${noted(y.entry)}` : ''}`),
      ].join('\n')
    case 'post':
      return `${when(block.entry)}: ${said(block.entry)}${block.caption ? ` *${block.caption}*` : ''}`
    case 'tender':
      return block.entries.map((e) => `${when(e)}: ${said(e)}`).join('\n\n')
  }
}
