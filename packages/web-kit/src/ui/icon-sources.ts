import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

type LucideModule = Promise<{ default: ComponentType<LucideProps> }>;
/** Loads one icon: a component of the kept set, or a brand's SVG text. */
type IconSource = () => LucideModule | Promise<{ default: string }>;

/** source.md §9: the public names; below them the few that the interface needs besides. */
export const ICON_SOURCES = {
  account: () => import('lucide-react/icons/circle-user'),
  analyse: () => import('lucide-react/icons/scan-search'),
  android: () => import('simple-icons/icons/android.svg'),
  angleArrow: () => import('lucide-react/icons/chevron-right'),
  apple: () => import('simple-icons/icons/apple.svg'),
  apps: () => import('lucide-react/icons/layout-grid'),
  archery: () => import('lucide-react/icons/target'),
  arrowRight: () => import('lucide-react/icons/arrow-right'),
  arrowsRepeat: () => import('lucide-react/icons/rotate-ccw'),
  bars: () => import('lucide-react/icons/menu'),
  book: () => import('lucide-react/icons/book-open'),
  car: () => import('lucide-react/icons/car'),
  chrome: () => import('simple-icons/icons/googlechrome.svg'),
  clock: () => import('lucide-react/icons/clock'),
  close: () => import('lucide-react/icons/x'),
  diamond: () => import('lucide-react/icons/gem'),
  dice: () => import('lucide-react/icons/dices'),
  dollar: () => import('lucide-react/icons/circle-dollar-sign'),
  door: () => import('lucide-react/icons/door-open'),
  dropdown: () => import('lucide-react/icons/chevron-down'),
  error: () => import('lucide-react/icons/octagon-alert'),
  eye: () => import('lucide-react/icons/eye'),
  eyeClosed: () => import('lucide-react/icons/eye-off'),
  game: () => import('lucide-react/icons/gamepad-2'),
  google: () => import('simple-icons/icons/google.svg'),
  heart: () => import('lucide-react/icons/heart'),
  house: () => import('lucide-react/icons/house'),
  info: () => import('lucide-react/icons/info'),
  instagram: () => import('simple-icons/icons/instagram.svg'),
  key: () => import('lucide-react/icons/key-round'),
  lock: () => import('lucide-react/icons/lock'),
  mail: () => import('lucide-react/icons/mail'),
  medal: () => import('lucide-react/icons/medal'),
  party: () => import('lucide-react/icons/party-popper'),
  play: () => import('lucide-react/icons/play'),
  pointerClick: () => import('lucide-react/icons/mouse-pointer-click'),
  quiz: () => import('lucide-react/icons/circle-question-mark'),
  ranking: () => import('lucide-react/icons/trophy'),
  send: () => import('lucide-react/icons/send'),
  settings: () => import('lucide-react/icons/settings'),
  settingsBars: () => import('lucide-react/icons/sliders-horizontal'),
  share: () => import('lucide-react/icons/share-2'),
  stats: () => import('lucide-react/icons/chart-column'),
  'steering-wheel': () => import('lucide-react/icons/ship-wheel'),
  steps: () => import('lucide-react/icons/footprints'),
  success: () => import('lucide-react/icons/circle-check'),
  test: () => import('lucide-react/icons/clipboard-check'),
  tiktok: () => import('simple-icons/icons/tiktok.svg'),
  user: () => import('lucide-react/icons/user'),
  walk: () => import('lucide-react/icons/person-standing'),
  warn: () => import('lucide-react/icons/triangle-alert'),
  alert: () => import('lucide-react/icons/circle-alert'),
  bookmark: () => import('lucide-react/icons/bookmark'),
  bus: () => import('lucide-react/icons/bus'),
  check: () => import('lucide-react/icons/check'),
  flag: () => import('lucide-react/icons/flag'),
  flame: () => import('lucide-react/icons/flame'),
  globe: () => import('lucide-react/icons/globe'),
  monitor: () => import('lucide-react/icons/monitor'),
  motorbike: () => import('lucide-react/icons/motorbike'),
  moon: () => import('lucide-react/icons/moon'),
  scooter: () => import('lucide-react/icons/scooter'),
  sun: () => import('lucide-react/icons/sun'),
  sunMoon: () => import('lucide-react/icons/sun-moon'),
  tractor: () => import('lucide-react/icons/tractor'),
  tram: () => import('lucide-react/icons/tram-front'),
  trash: () => import('lucide-react/icons/trash-2'),
  truck: () => import('lucide-react/icons/truck'),
} as const satisfies Record<string, IconSource>;

export type IconName = keyof typeof ICON_SOURCES;

/** Every icon that there is. */
export const ICON_NAMES = Object.keys(ICON_SOURCES) as readonly IconName[];

/** Whether there is an icon of that name. */
export const isIconName = (name: string | null): name is IconName =>
  name !== null && Object.hasOwn(ICON_SOURCES, name);
