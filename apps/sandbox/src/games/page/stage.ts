import type { Html } from '../../cashier/provider/html.ts';
import type { Figures } from '../words/figures.ts';
import type { PageWords } from '../words/page-words.ts';

/** What a page is written with: the words of one language, and how it writes figures. */
export type Told = { words: PageWords; figures: Figures };

/** A game's own part of its page: drawings, stage, buttons, rules. */
export type Stage = { sprite: Html; stage: Html; deeds: Html; rules: Html };
