import { intlTagOf, isolated, type Language } from './language.ts';

export type Figures = {
  /** At most three places, or as many as asked for. */
  number(value: number, places?: number): string;
  percent(value: number, places?: number): string;
  /** A multiple of the stake: `2,500×`. */
  times(value: number, places?: number): string;
};

/** How a language writes the figures of a game’s rules. */
export function figuresOf(language: Language): Figures {
  const number = (value: number, places?: number): string => {
    const fixed =
      places === undefined ? {} : { minimumFractionDigits: places, maximumFractionDigits: places };
    return new Intl.NumberFormat(intlTagOf(language), fixed).format(value);
  };
  return {
    number,
    percent: (value, places) => isolated(language, percentText(language, number(value, places))),
    times: (value, places) => isolated(language, `${number(value, places)}×`),
  };
}

function percentText(language: Language, figure: string): string {
  switch (language) {
    case 'tr':
      return `%${figure}`;
    case 'ar':
      return `${figure}%`;
    case 'en':
    case 'de':
      return `${figure} %`;
  }
}
