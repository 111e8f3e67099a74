import type { Locale } from '@zielona-fala/contracts';
import type { CompiledMessages } from '@zielona-fala/contracts/portal';

const LOADERS: Record<Locale, () => Promise<{ default: CompiledMessages }>> = {
  pl: () => import('../../.messages/pl.json'),
  en: () => import('../../.messages/en.json'),
  de: () => import('../../.messages/de.json'),
};

/** The compiled texts of the shell and of web-kit. */
export const shellMessages = async (locale: Locale): Promise<CompiledMessages> =>
  (await LOADERS[locale]()).default;
