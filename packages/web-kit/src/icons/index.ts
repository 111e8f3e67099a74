import { BRANDS, type BrandName } from './brand-names.ts';
import { LINE_ICONS, type LineIconName } from './line-icons.ts';

export type { BrandName, LineIconName };
export { LINE_ICONS };

export type IconName = LineIconName | BrandName;

export const ICON_NAMES = [...Object.keys(LINE_ICONS), ...BRANDS] as readonly IconName[];

export const isLineIcon = (name: string): name is LineIconName => Object.hasOwn(LINE_ICONS, name);

/** Whether there is an icon of that name. */
export const isIconName = (name: string | null): name is IconName =>
  name !== null && (ICON_NAMES as readonly string[]).includes(name);

export const loadBrandIcon = async () => (await import('./BrandIcon.tsx')).BrandIcon;
