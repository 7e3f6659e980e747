import { dayOf } from '../reading/calendar.ts'
import { escapeHtml } from '../writing/html.ts'
import type { Wording } from '../writing/wording.ts'
import { spokenIn } from '../writing/wordings.ts'
import type { Block, LedgerBlock, SeriesBlock, Shown, VersionsBlock } from './block.ts'
import { FORM_LABELS } from './labels.ts'

/** A block as plain, semantic HTML: for shared pages, exports and feeds, and for whoever reads without a screen. */
export function blockHtml(block: Block, w: Wording): string {
  switch (block.form) {
    case 'saga':
      return `<section>${heading(block.title)}<ol>${block.acts
        .map(
          (a) =>
            `<li>${when(a, w)}${a.elapsed ? `, ${text(a.elapsed)}` : ''}${quote(a, w)}${a.caption ? `<p>${text(a.caption)}</p>` : ''}</li>`,
        )
        .join('')}</ol>${block.close ? `<p>${text(block.close)}</p>` : ''}</section>`
    case 'ledger':
      return ledger(block, w)
    case 'pair':
      return `<div>${figure(block.then, w)}${block.gap ? `<p>${text(labels(w).later(block.gap))}</p>` : ''}${figure(block.now, w)}</div>`
    case 'series':
      return series(block, w)
    case 'cast':
      return `<dl>${block.people
        .map(
          (p) =>
            `<dt>${text(p.name)}</dt><dd>${[p.role ? `${p.role}.` : '', p.claim].filter(Boolean).map(text).join(' ')}${p.line ? quote(p.line, w) : ''}</dd>`,
        )
        .join('')}</dl>`
    case 'exhibit':
      return `<figure><figcaption><strong>${text(block.object)}</strong>${block.fate ? ` ${text(block.fate)}` : ''}</figcaption>${block.entries
        .map((e) => `${when(e, w)}${quote(e, w)}`)
        .join('')}</figure>`
    case 'index':
      return `<ol>${block.lines.map((l) => `<li>${text(l.text)}</li>`).join('')}</ol>`
    case 'versions':
      return versions(block, w)
    case 'correspondence':
      return `<ol>${block.letters
        .map(
          (l) =>
            `<li>${when(l.then, w)}${quote(l.then, w)}${l.gap ? `<p>${text(labels(w).later(l.gap))}</p>` : ''}${quote(l.answer, w)}${when(l.answer, w)}</li>`,
        )
        .join('')}</ol>`
    case 'calendar':
      return `<section>${heading(block.title ?? '')}<h3>${text(block.day)}</h3><ol>${block.years
        .map(
          (y) =>
            `<li><time datetime="${y.year}">${y.year}</time>${y.entry ? `${quote(y.entry, w)}${noted(y.entry)}` : ''}</li>`,
        )
        .join('')}</ol></section>`
    case 'post':
      return `<figure>${quote(block.entry, w)}<figcaption>${when(block.entry, w)}${block.caption ? ` ${text(block.caption)}` : ''}</figcaption></figure>`
    case 'tender':
      return block.entries
        .map((e) => `<figure>${quote(e, w)}<figcaption>${when(e, w)}</figcaption></figure>`)
        .join('')
  }
}

const text = escapeHtml
const heading = (title: string) => (title ? `<h3>${text(title)}</h3>` : '')
const labels = (w: Wording) => FORM_LABELS[spokenIn(w.language)]

export function dayText(date: string | null, w: Wording): string {
  const day = dayOf(date)
  return day ? w.day(day.day) : ''
}

const when = (s: { date: string | null }, w: Wording) =>
  s.date ? `<time datetime="${s.date}">${text(dayText(s.date, w))}</time>` : ''

/** A whole post stands without marks, a part of one between them; lines stay lines. */
const quote = (s: Shown, w: Wording) =>
  `<blockquote>${(s.whole ? s.text : w.quoted(s.text, true)).split(/\n+/).map(text).join('<br>')}</blockquote>`

const figure = (s: Shown, w: Wording) =>
  `<figure>${quote(s, w)}<figcaption>${when(s, w)}${s.note ? ` ${text(s.note)}` : ''}</figcaption></figure>`

const noted = (s: Shown) => (s.note ? `<p>${text(s.note)}</p>` : '')

function ledger({ rows, total }: LedgerBlock, w: Wording): string {
  const l = labels(w)
  const head = [l.said, l.due, l.done, l.difference].map((h) => `<th scope="col">${text(h)}</th>`).join('')
  const body = rows
    .map(
      (r) =>
        `<tr><th scope="row">${when(r.said, w)} ${text(r.promise)}</th><td>${r.due ? text(dayText(r.due, w) || r.due) : ''}</td><td>${
          r.done
            ? `${when(r.done, w)} ${text(r.done.whole ? r.done.text : w.quoted(r.done.text, true))}`
            : text(l.open)
        }</td><td>${text(r.verdict)}</td></tr>`,
    )
    .join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${total ? `<p>${text(total)}</p>` : ''}`
}

function series({ title, unit, points }: SeriesBlock, w: Wording): string {
  const l = labels(w)
  const caption = title ? `<figcaption>${text(title)}</figcaption>` : ''
  const head = [l.when, unit || l.value, l.line].map((h) => `<th scope="col">${text(h)}</th>`).join('')
  const rows = points
    .map(
      (p) =>
        `<tr><th scope="row"><time datetime="${p.date}">${text(dayText(p.date, w))}</time></th><td>${text(p.label)}</td><td>${p.line ? text(w.quoted(p.line, true)) : ''}</td></tr>`,
    )
    .join('')
  return `<figure>${caption}<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></figure>`
}

function versions({ event, a, b, witness }: VersionsBlock, w: Wording): string {
  const told = (v: Shown & { heardBy: string | null }) =>
    `${when(v, w)}${v.heardBy ? ` ${text(v.heardBy)}` : ''}${quote(v, w)}${noted(v)}`
  return `<section>${heading(event)}${told(a)}${told(b)}${witness ? `${when(witness, w)}${quote(witness, w)}` : ''}</section>`
}
