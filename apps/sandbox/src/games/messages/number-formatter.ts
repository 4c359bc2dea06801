import { toIntlTag, isolateFigure, type GameLanguage } from '../../settings/language.ts';

export type NumberFormatter = {
  /** At most three places, or as many as asked for. */
  number(value: number, places?: number): string;
  percent(value: number, places?: number): string;
  /** A multiple of the stake: `2,500×`. */
  multiple(value: number, places?: number): string;
};

/** How a language writes the figures of a game’s rules. */
export function createNumberFormatter(language: GameLanguage): NumberFormatter {
  const number = (value: number, places?: number): string => {
    const fixed =
      places === undefined ? {} : { minimumFractionDigits: places, maximumFractionDigits: places };
    return new Intl.NumberFormat(toIntlTag(language), fixed).format(value);
  };
  return {
    number,
    percent: (value, places) => isolateFigure(language, percentText(language, number(value, places))),
    multiple: (value, places) => isolateFigure(language, `${number(value, places)}×`),
  };
}

function percentText(language: GameLanguage, figure: string): string {
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
