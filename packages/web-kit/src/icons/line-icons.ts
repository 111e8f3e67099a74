import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Dices from 'lucide-react/icons/dices';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Flame from 'lucide-react/icons/flame';
import Footprints from 'lucide-react/icons/footprints';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gem from 'lucide-react/icons/gem';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Medal from 'lucide-react/icons/medal';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Motorbike from 'lucide-react/icons/motorbike';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import PartyPopper from 'lucide-react/icons/party-popper';
import PersonStanding from 'lucide-react/icons/person-standing';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScanSearch from 'lucide-react/icons/scan-search';
import Scooter from 'lucide-react/icons/scooter';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import Target from 'lucide-react/icons/target';
import Tractor from 'lucide-react/icons/tractor';
import TramFront from 'lucide-react/icons/tram-front';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Trophy from 'lucide-react/icons/trophy';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';

/** source.md §9: the public names; below them the few that the interface needs besides. */
export const LINE_ICONS = {
  account: CircleUser,
  analyse: ScanSearch,
  angleArrow: ChevronRight,
  apps: LayoutGrid,
  archery: Target,
  arrowRight: ArrowRight,
  arrowsRepeat: RotateCcw,
  bars: Menu,
  book: BookOpen,
  car: Car,
  clock: Clock,
  close: X,
  diamond: Gem,
  dice: Dices,
  dollar: CircleDollarSign,
  door: DoorOpen,
  dropdown: ChevronDown,
  error: OctagonAlert,
  eye: Eye,
  eyeClosed: EyeOff,
  game: Gamepad2,
  heart: Heart,
  house: House,
  info: Info,
  key: KeyRound,
  lock: Lock,
  mail: Mail,
  medal: Medal,
  party: PartyPopper,
  play: Play,
  pointerClick: MousePointerClick,
  quiz: CircleQuestionMark,
  ranking: Trophy,
  send: Send,
  settings: Settings,
  settingsBars: SlidersHorizontal,
  share: Share2,
  stats: ChartColumn,
  'steering-wheel': ShipWheel,
  steps: Footprints,
  success: CircleCheck,
  test: ClipboardCheck,
  user: User,
  walk: PersonStanding,
  warn: TriangleAlert,
  alert: CircleAlert,
  bookmark: Bookmark,
  bus: Bus,
  check: Check,
  flag: Flag,
  flame: Flame,
  globe: Globe,
  monitor: Monitor,
  motorbike: Motorbike,
  moon: Moon,
  scooter: Scooter,
  sun: Sun,
  sunMoon: SunMoon,
  tractor: Tractor,
  tram: TramFront,
  trash: Trash2,
  truck: Truck,
} as const satisfies Record<string, LucideIcon>;

export type LineIconName = keyof typeof LINE_ICONS;
