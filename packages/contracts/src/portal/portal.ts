import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import type { Locale } from '../locales.ts';
import type { PortalApi } from './api.ts';
import type { PortalCelebration } from './celebration.ts';
import type { PortalFacts } from './facts.ts';
import type { InstanceLinkName, LinkName } from './links.ts';
import type { PortalSession } from './session.ts';
import type { PortalToasts } from './toasts.ts';

/** The mount contract that this shell offers. It grows with each part that a remote may come to need. */
export const PORTAL_CONTRACT = 3;
/** The oldest contract that this shell still offers in full. */
export const OLDEST_CONTRACT = 2;

/** Whether this shell offers everything that a remote needs. */
export const offersContract = (needed: number): boolean =>
  needed >= OLDEST_CONTRACT && needed <= PORTAL_CONTRACT;

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export interface PortalStore {
  getState(): unknown;
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
  /** Adds a remote's reducer under its key; a second time is a no-op. */
  inject(key: string, reducer: Reducer): void;
}

export interface PortalLocale {
  current(): Locale;
  /** Switches the interface, writes the cookie and keeps the page. */
  switchTo(locale: Locale): Promise<void>;
}

export interface PortalTheme {
  current(): Theme;
  subscribe(listener: () => void): () => void;
  choose(theme: Theme): void;
}

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** `stop` for what cannot be undone. */
  readonly tone?: 'go' | 'stop';
}

export interface PortalDialogs {
  /** Asks the learner; resolves with false when the dialog is left. */
  confirm(confirmation: Confirmation): Promise<boolean>;
}

export interface PortalNavigation {
  /** Goes to a path of this origin. */
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** No update of the application is taken until the returned function is called (a test is under way). */
  holdUpdates(): () => void;
  /** The page fills the window without the frame of the portal (the exam player) until the returned function is called. */
  hideFrame(): () => void;
}

export interface PortalProgress {
  /** Shows the progress indicator until the returned function is called. */
  start(): () => void;
}

/** What stands in the place of the page at which a visit begins, until that is there: its title. */
export interface FirstHeading {
  /** Path of the page. */
  readonly path: string;
  readonly text: string;
}

/** What the shell hands to a remote. */
export interface Portal {
  readonly contract: number;
  readonly store: PortalStore;
  readonly api: PortalApi;
  readonly session: PortalSession;
  readonly locale: PortalLocale;
  readonly theme: PortalTheme;
  readonly toasts: PortalToasts;
  readonly dialogs: PortalDialogs;
  /** Missing in shells from before 24 November 2026. */
  readonly celebration?: PortalCelebration;
  readonly navigation: PortalNavigation;
  readonly progress: PortalProgress;
  /**
   * Signs the learner out and leads to the home page; asks first where that would lose answers that are not sent yet. Never
   * rejects. Missing in shells from before 30 November 2026.
   */
  signOut?(): Promise<void>;
  /** What the server knew when it answered with the page; the same for the whole visit. */
  readonly facts: PortalFacts;
  /** Null where the server wrote none. Missing in shells from before 28 November 2026. */
  readonly firstHeading?: FirstHeading | null;
  /** Path of a page of any remote in the interface's language. While its remote is unknown, the way to its remote. */
  href(page: LinkName): string;
  /**
   * Path of an instance of a page, such as one topic, in the interface's language; null while its remote is unknown or has
   * no such instance. Missing in shells from before 24 November 2026.
   */
  instanceHref?(page: InstanceLinkName, instance: string): string | null;
  /** Calls the listener when results of {@link Portal.href} or {@link Portal.instanceHref} change. @returns unsubscribes */
  subscribeToHref(listener: () => void): () => void;
  /** For texts outside components; components use react-intl's hooks. */
  intl(): IntlShape;
}
