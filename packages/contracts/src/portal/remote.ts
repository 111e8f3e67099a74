import type { ReactNode } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../locales.ts';
import type { Portal } from './portal.ts';

/** Compiled messages by id. */
export type CompiledMessages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** A page of a remote. Its path is absolute (`/dashboard/home`); `:name` stands for one step. */
export interface RouteObject {
  readonly path: string;
  readonly element: ReactNode;
  /** Preloads the page's code, so that the page can be shown immediately. Rejects if loading fails. */
  readonly load?: (() => Promise<void>) | undefined;
}

/** What a remote's `./routes` exposes. */
export interface RemoteModule {
  /**
   * The oldest mount contract that the remote works with, not the one it was built beside: shells deployed earlier mount
   * it by this number.
   */
  readonly contract: number;
  /** Whether its pages use `portal.store`, which is loaded before its routes are asked for. Absent: true. */
  readonly usesStore?: boolean;
  /** Its pages. */
  routes(portal: Portal): RouteObject[];
  messages(locale: Locale): Promise<CompiledMessages>;
}

/** `GET /remotes.json`: where each remote's mf-manifest.json lies. */
export interface RemoteAddress {
  readonly name: string;
  readonly manifest: string;
}
export interface RemotesDocument {
  readonly remotes: readonly RemoteAddress[];
}
