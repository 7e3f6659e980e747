import { type Animal, cut, disc, line } from '../paper.ts'

const SPINES = Array.from({ length: 15 }, (_, at) => {
  const angle = Math.PI * (1.02 - at * 0.0715)
  const point = (radius: number, turn: number) =>
    `${Math.round(176 + Math.cos(angle + turn) * radius)} ${Math.round(252 - Math.sin(angle + turn) * radius * 1.14)}`
  return `${at === 0 ? 'M' : 'L'}${point(138, 0.05)}L${point(112, -0.035)}`
}).join('')

export const hedgehog: Animal = {
  pieces: [
    cut('ink', `${SPINES}L296 262L70 262Z`),
    line(
      'half',
      6,
      'M140 160L132 140M176 152V130M212 162L222 142M118 194L104 178M158 190L152 170M198 190L206 170M236 198L250 184M140 226L126 212M182 222V200M222 226L234 210',
    ),
    cut(
      'pale',
      'M12 248C34 226 60 196 92 188C124 196 140 226 136 264C132 280 100 284 70 278C46 272 24 262 12 248Z',
    ),
    cut('pale', 'M100 262H290C288 280 260 288 220 288H150C120 288 100 280 100 262Z'),
    disc('ink', 16, 246, 12),
    disc('ink', 74, 230, 8),
    line('ink', 4, 'M44 264C54 268 64 268 72 264'),
    disc('half', 112, 214, 13),
    line('ink', 9, 'M122 284V298M156 286V298M226 286V298M258 282V298'),
    disc('red', 202, 106, 27),
    line('ink', 5, 'M202 82C204 74 208 68 214 66'),
    line('half', 5, 'M30 302H300'),
  ],
  places: {
    eye: [74, 230],
    mouth: [58, 266],
    chest: [104, 250],
    back: [128, 150],
    tail: [290, 238],
    foot: [156, 296],
  },
}
