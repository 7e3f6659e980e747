import { type Animal, cut, disc, line } from '../paper.ts'

export const snail: Animal = {
  pieces: [
    cut(
      'ink',
      'M12 284C34 264 66 256 104 254H204C224 248 232 224 232 196C232 168 248 152 268 154C292 156 302 176 300 200C298 240 284 270 262 284Z',
    ),
    line('ink', 6, 'M260 160L246 98M282 158L298 100'),
    disc('ink', 245, 92, 11),
    disc('ink', 300, 94, 11),
    disc('pale', 248, 89, 3.5),
    disc('pale', 303, 91, 3.5),
    disc('half', 128, 164, 100),
    disc('pale', 136, 170, 74),
    disc('half', 142, 176, 50),
    disc('red', 146, 182, 27),
    line('ink', 5, 'M28 164A100 100 0 0 0 92 257M62 178A74 74 0 0 0 114 240M92 182A50 50 0 0 0 128 224'),
    line('pale', 4, 'M282 204C276 212 268 214 260 210'),
    line('half', 5, 'M40 300H292'),
  ],
  places: {
    eye: [300, 94],
    mouth: [276, 210],
    chest: [250, 250],
    back: [128, 66],
    tail: [26, 278],
    foot: [180, 276],
  },
}
