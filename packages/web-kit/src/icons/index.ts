import { BRANDS, type BrandName } from './brand-names.ts';
import { CORE_ICONS } from './core-icons.ts';
import { MORE_NAMES, type MoreName } from './more-names.ts';

export { CORE_ICONS };

export type CoreName = keyof typeof CORE_ICONS;
export type { BrandName, MoreName };
export type IconName = CoreName | MoreName | BrandName;

export const ICON_NAMES = [...Object.keys(CORE_ICONS), ...MORE_NAMES, ...BRANDS] as readonly IconName[];

export const isCoreIcon = (name: string): name is CoreName => Object.hasOwn(CORE_ICONS, name);
export const isBrand = (name: string): name is BrandName => (BRANDS as readonly string[]).includes(name);

/** Whether there is an icon of that name. */
export const isIconName = (name: string | null): name is IconName =>
  name !== null && (ICON_NAMES as readonly string[]).includes(name);

export const loadBrandIcon = async () => (await import('./BrandIcon.tsx')).BrandIcon;
/** A chunk of its own, by that name, wherever else its modules could go. */
export const loadMoreIcon = async () =>
  (await import(/* webpackChunkName: "icons" */ './MoreIcon.tsx')).MoreIcon;
