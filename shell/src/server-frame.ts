import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages, PortalFacts, PortalRoutes } from '@zielona-fala/contracts/portal';

export interface FrameQuestion {
  readonly path: string;
  readonly locale: Locale;
  readonly routes: PortalRoutes;
  readonly facts: PortalFacts;
  /** Stands in the page's place while the page waits for the session. */
  readonly heading: string | null;
}

/** What the shell's build has for its server. */
export interface ServerFrame {
  /** Id of the build that it was made with. */
  readonly build: string;
  /** Texts of the shell and of web-kit. */
  readonly texts: Readonly<Record<Locale, CompiledMessages>>;
  /** Content shown instead of the remote's page. */
  readonly PAGE_MARK: string;
  /** HTML of the frame at a path. Rejects with whatever a component throws. */
  renderFrame(question: FrameQuestion): Promise<string>;
}
