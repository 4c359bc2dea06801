import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext, type ComponentType } from 'react';
import type { ModalName } from '@baize/domain/modals';
import type { PageKey } from '@baize/domain/page-paths';
import type { OperatorDetails } from '../page/operator.ts';

/** What a modal gets from the stack that shows it. */
export interface ModalProps {
  /** False while the exit plays. */
  open: boolean;
  /** Asks the stack to close this modal. */
  close(): void;
  /** Tells the stack that the exit has ended and the modal may go. */
  onExited(): void;
}

type LoadModal = () => Promise<{ default: ComponentType<ModalProps> }>;

/** A reason to visit, as a brand composes it: its modals by name and what it does in the background. */
export interface Feature {
  name: string;
  modals: Partial<Record<ModalName, LoadModal>>;
  /** Components without looks that live as long as the page, e.g. page views. */
  effects?: readonly ComponentType[];
}

/** Where a brand may put a feature's view into a page of another feature. */
export type SlotName =
  | 'root.rewards'
  | 'root.promotions'
  | 'root.tournaments'
  | 'free-money.offers'
  | 'footer.safer-play'
  | 'footer.legal'
  | 'session-ended.picture'
  | 'account.change-password'
  | 'account.two-step'
  | 'account.sessions'
  /** A dialog of its own, inside `ModalPropsContext`: the profile of a signed-in player who links an account. */
  | 'linked-sign-up.profile'
  | 'club.status'
  /** Over a game, also while it fills the screen. */
  | 'game.over';

/** Differences in behaviour, each named by what it does. */
export interface Policies {
  /** A change of the profile sends the player's verification back to the start (S2 §7). */
  resetKycOnProfileChange: boolean;
}

/** The words and picture of the root page. */
export interface Hero {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** 'wide' runs edge to edge behind the header, 'card' stands inside the content. */
  layout: 'wide' | 'card';
  /** The drawing as markup: a text on the server, empty in the browser, which keeps the server's. */
  markup: string;
  /** The same drawing as a file, for pages that the browser renders by itself. */
  src: string;
  /** What turns with it once somebody has pressed, typed, touched or scrolled; loaded then (NAV-14). */
  slides?: () => Promise<{ slides: readonly HeroSlide[] }>;
}

/** A further picture of the hero, with words and one way on. */
export interface HeroSlide {
  id: string;
  title: MessageDescriptor;
  lead: MessageDescriptor;
  action: { label: MessageDescriptor; to: { page: PageKey } | { path: string } };
  src: string;
}

/** The letters a theme may have font files of their own for; Turkish needs a few more than Latin. */
export type FontSubset = 'latin' | 'turkish' | 'cyrillic' | 'arabic';

/** The part of a theme that is not a style sheet. */
export interface BrandTheme {
  name: string;
  /** The font files every page of a language shows, by its letters; the document preloads them. */
  fontFiles: Readonly<Partial<Record<FontSubset, readonly string[]>>>;
  themeColor: string;
}

/** A brand's app: a composition of packages (design: three axes, never one `if`). */
export interface Brand {
  name: string;
  theme: BrandTheme;
  /** The logo with its word. */
  Logo: ComponentType;
  hero: Hero;
  policies: Policies;
  /** Who runs the site and by which licence, as every page's foot says it. */
  operatorDetails?: OperatorDetails;
  slots: Partial<Record<SlotName, readonly ComponentType[]>>;
  features: readonly Feature[];
}

/** Checks a brand's composition by type. */
export function defineBrand(brand: Brand): Brand {
  return brand;
}

/** Checks a feature's offer by type. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

const BrandContext = createContext<Brand | null>(null);
export const BrandProvider = BrandContext.Provider;

/** The brand this app ships. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('No brand: wrap the tree in BrandProvider.');
  return brand;
}
