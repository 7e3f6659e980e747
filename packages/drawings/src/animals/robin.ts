import { type Animal, cut, disc, line } from '../paper.ts'

export const robin: Animal = {
  pieces: [
    cut('ink', 'M96 198L10 262L30 282L120 236Z'),
    line('ink', 5, 'M150 252V292M186 252V292M132 296L150 288L168 296M168 296L186 288L204 296'),
    disc('ink', 166, 160, 98),
    cut('pale', 'M92 222C140 212 214 222 252 206A98 98 0 0 1 92 222Z'),
    cut('red', 'M214 74A98 98 0 0 1 252 206C206 226 150 200 146 148C144 108 176 76 214 74Z'),
    cut('half', 'M158 128C104 110 64 150 60 218C112 230 164 202 158 128Z'),
    line('pale', 4, 'M138 146C110 152 90 176 80 204M146 164C124 172 108 188 98 208'),
    cut('ink', 'M256 112L300 122L260 136Z'),
    disc('ink', 218, 116, 12),
    disc('pale', 222, 112, 4),
  ],
  places: {
    eye: [218, 116],
    mouth: [288, 124],
    chest: [226, 178],
    back: [110, 84],
    tail: [28, 262],
    foot: [186, 290],
  },
}
