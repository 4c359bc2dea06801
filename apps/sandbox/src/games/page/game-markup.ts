import type { Html } from '../../cashier/provider/html.ts';
import type { NumberFormatter } from '../messages/number-formatter.ts';
import type { PageMessages } from '../messages/page-messages.ts';

/** What a page is written with: the words of one language, and how it writes figures. */
export type MarkupContext = { messages: PageMessages; numbers: NumberFormatter };

/** A game's own part of its page: drawings, stage, buttons, rules. */
export type GameMarkup = { sprite: Html; playArea: Html; actions: Html; rules: Html };
