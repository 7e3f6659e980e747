import { type Animal, cut, disc, eye, line, oval } from '../paper.ts'

export const hare: Animal = {
  pieces: [
    disc('pale', 288, 238, 22),
    oval('half', 148, 60, 17, 58, 14),
    oval('ink', 112, 60, 18, 60, -6),
    oval('half', 112, 64, 8, 44, -6),
    oval('ink', 196, 218, 94, 80),
    oval('ink', 108, 144, 56, 46, -12),
    cut('ink', 'M78 168C70 216 74 260 84 298H118C120 260 128 220 150 190Z'),
    cut('pale', 'M88 186C84 216 86 246 92 272C104 262 116 232 122 200Z'),
    oval('half', 214, 246, 62, 52),
    cut('half', 'M150 300C150 282 176 276 214 278H250V300Z'),
    ...eye(90, 132, 9),
    cut('half', 'M52 146C58 140 66 142 68 150C66 158 58 160 52 156Z'),
    line('pale', 3, 'M74 160L34 168M76 166L42 184'),
    line('ink', 5, 'M28 302H296'),
    cut('red', 'M22 300C10 276 14 250 30 234C46 250 50 276 38 300Z'),
    line('half', 5, 'M30 234C26 222 18 214 10 212M30 234C32 220 40 212 48 210'),
  ],
  places: {
    eye: [90, 132],
    mouth: [56, 152],
    chest: [100, 226],
    back: [220, 142],
    tail: [296, 238],
    foot: [100, 296],
  },
}
