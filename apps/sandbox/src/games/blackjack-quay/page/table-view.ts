import { byId, prefersReducedMotion, element, sleep } from '../../page/client/dom.ts';
import type { PublicView } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { createChip, createFaceDownCard, createFaceUpCard, type PublicCard } from './card-view.ts';

export type PublicTableView = Extract<PublicView, { game: 'blackjack-quay' }>;
type Hand = PublicTableView['hands'][number];

const DEAL_MS = 280;

const handsBox = byId('hands', HTMLDivElement);
const dealerBox = byId('dealer', HTMLDivElement);
const dealerCount = byId('dealer-count', HTMLOutputElement);

const keyOf = ({ rank, suit }: PublicCard) => `${rank}${suit}`;

/** Which cards lie on the table already, so that only new ones come in from the shoe. */
let cardsOnTable: ReadonlyMap<string, string> = new Map();

type ArrivingCard = { card: SVGSVGElement; order: number; how: 'dealt' | 'turned' };

/** Shows the table; new cards come in one after the other, and only then the counts and how it ended. */
export async function renderTable(view: PublicTableView, money: (units: number) => string): Promise<void> {
  const next = new Map<string, string>();
  const arriving: ArrivingCard[] = [];
  const lay = (place: string, { card, key, order }: { card: SVGSVGElement; key: string; order: number }) => {
    const before = cardsOnTable.get(place);
    next.set(place, key);
    if (before !== key) arriving.push({ card, order, how: before === 'hidden' ? 'turned' : 'dealt' });
    return card;
  };

  handsBox.classList.toggle('two', view.hands.length > 1);
  const hands = view.hands.map((hand, at) => {
    const known = arriving.length;
    const cards = hand.cards.map((card, index) =>
      lay(`${at}:${index}`, { card: createFaceUpCard(card), key: keyOf(card), order: index * 2 }),
    );
    const made = handView(hand, { active: view.active === at, cards, money });
    made.classList.toggle('fresh', arriving.length > known);
    return made;
  });
  const late = cardsOnTable.has('d:1');
  const dealer = view.dealer.cards.map((card, index) =>
    lay(`d:${index}`, {
      card: createFaceUpCard(card),
      key: keyOf(card),
      order: late ? 100 + index : index * 2 + 1,
    }),
  );
  if (view.dealer.hidden) dealer.push(lay('d:1', { card: createFaceDownCard(), key: 'hidden', order: 3 }));
  cardsOnTable = next;
  handsBox.replaceChildren(...hands);
  dealerBox.replaceChildren(...dealer);
  handsBox.classList.add('dealing');
  await animateIn(arriving);
  handsBox.classList.remove('dealing');
  dealerCount.value = view.dealer.hidden ? countText(view.dealer) : String(view.dealer.points);
}

/** An empty table before a round: no cards and no chip lie on it; the next cards come from a fresh shoe. */
export function renderEmptyTable(): void {
  cardsOnTable = new Map();
  dealerCount.value = '';
  handsBox.classList.remove('two');
  dealerBox.replaceChildren(element('div', 'place'), element('div', 'place'));
  const cards = element('div', 'cards', element('div', 'place'), element('div', 'place'));
  handsBox.replaceChildren(element('div', 'hand', cards, element('div', 'hand-line')));
}

async function animateIn(arriving: ArrivingCard[]): Promise<void> {
  if (prefersReducedMotion() || arriving.length === 0) return;
  arriving.sort((a, b) => a.order - b.order);
  const shoe = dealerBox.getBoundingClientRect();
  const from = `translate(${Math.max(shoe.width, 200)}px, -120px) rotate(12deg)`;
  const dealt = [
    { transform: from, opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { transform: 'none', opacity: 1 },
  ];
  const turned = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
  const moves = arriving.map(({ card, how }, at) => {
    const timing = { duration: DEAL_MS, delay: at * DEAL_MS, easing: 'ease-out', fill: 'backwards' } as const;
    return card.animate(how === 'turned' ? turned : dealt, timing).finished;
  });
  await Promise.all(moves);
  await sleep(120);
}

type Shown = { active: boolean; cards: SVGSVGElement[]; money: (units: number) => string };

function handView(hand: Hand, { active, cards, money }: Shown): HTMLElement {
  const { outcome, units } = hand;
  const { endings, handToPlay, yourHand } = getMessages().blackjack;
  const line = element(
    'div',
    'hand-line',
    element('span', 'count', outcome ? String(hand.points) : countText(hand)),
    createChip(),
    money(units),
  );
  // The table lies left to right in every language; its words do not.
  line.dir = document.dir;
  if (outcome) line.append(element('span', `ending ${outcome}`, endings[outcome]));
  const made = element('div', active ? 'hand active' : 'hand', element('div', 'cards', ...cards), line);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', active ? handToPlay : yourHand);
  return made;
}

function countText({ points, soft }: { points: number; soft: boolean }): string {
  return soft && points < 21 ? getMessages().blackjack.or(points - 10, points) : String(points);
}
