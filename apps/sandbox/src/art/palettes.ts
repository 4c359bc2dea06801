/** Eight colours that make a picture: two of the sky, its light, the body's three, an accent and the darkest tone. */
export type Palette = {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly glow: string;
  readonly body: string;
  readonly dark: string;
  readonly rim: string;
  readonly pop: string;
  readonly ink: string;
};

function palette(colours: string): Palette {
  const [skyTop = '', skyLow = '', glow = '', body = '', dark = '', rim = '', pop = '', ink = ''] =
    colours.split(' ');
  return { skyTop, skyLow, glow, body, dark, rim, pop, ink };
}

/** The order is part of the pictures: a game without a hint finds its palette by number. */
export const PALETTES = {
  reef: palette('#04303d #0f9a97 #8ff5d8 #ff8d5e #b5382a #ffe0ae #ffe27a #021d26'),
  dusk: palette('#2b1048 #e6587c #ffbd78 #ffd166 #c06a17 #fff4cf #7ee0e0 #1a0930'),
  jungle: palette('#05251b #33955a #dcf884 #f6bd3a #a5560e #fff0b8 #ff7b54 #02140e'),
  ember: palette('#29060f #c9341f #ffb24a #ffd65a #b5540c #fff3c2 #5fd8c8 #170308'),
  ice: palette('#0a1c4c #5cb9f2 #e6f8ff #c9eeff #3a79cf #ffffff #ff86bd #050f2e'),
  royal: palette('#170a45 #6b3fe3 #d8b1ff #ffd262 #b26a10 #fff5cd #6ff0d9 #0c0527'),
  mint: palette('#0b4446 #7fd9b6 #fffcd6 #ff6f91 #ab2156 #ffdbe3 #ffe071 #042527'),
  desert: palette('#4a1c12 #f2a44c #ffefb8 #45c2b8 #0f5c62 #d9fff5 #ff6d4d #240b06'),
  candy: palette('#551262 #ff86ba #ffe4f2 #76ebf5 #1d86b2 #f0feff #ffe36e #2c0733'),
  noir: palette('#090a10 #3d4259 #f5d896 #eec052 #80520f #fff3cf #e5536a #050609'),
  lagoon: palette('#051d44 #229fd6 #b4f6ff #ffe169 #c2850f #fffbd9 #ff7f6a #031027'),
  coral: palette('#470d2c #ff7d5e #ffdcb2 #38d8bb #08706c #dcfff4 #fff08a #250517'),
  citrus: palette('#27400a #b9d13a #fffdc9 #ff6740 #a8270f #ffdcc4 #fff27a #132103'),
  ruby: palette('#1c1030 #4b3a86 #ffc9d6 #ff5277 #8f0f35 #ffd9e1 #ffd262 #0f0720'),
  leaf: palette('#123a52 #4aa3a0 #e9ffd2 #7fdc62 #1f7a3c #f1ffd6 #ffd45e #07202e'),
  plum: palette('#23062d #98347f #ffb0cf #ffbd55 #ad5a12 #fff0cd #7fe9ff #130319'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
