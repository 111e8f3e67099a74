import BookOpen from 'lucide-react/icons/book-open';
import Bookmark from 'lucide-react/icons/bookmark';
import Bus from 'lucide-react/icons/bus';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
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
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Medal from 'lucide-react/icons/medal';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Motorbike from 'lucide-react/icons/motorbike';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import PartyPopper from 'lucide-react/icons/party-popper';
import PersonStanding from 'lucide-react/icons/person-standing';
import Printer from 'lucide-react/icons/printer';
import ScanSearch from 'lucide-react/icons/scan-search';
import Scooter from 'lucide-react/icons/scooter';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Target from 'lucide-react/icons/target';
import Tractor from 'lucide-react/icons/tractor';
import TramFront from 'lucide-react/icons/tram-front';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import type { ComponentType } from 'react';
import type { MoreName } from './more-names.ts';
import { SteeringWheel } from './SteeringWheel.tsx';

type Drawing = ComponentType<{ readonly className: string; readonly 'aria-hidden': 'true' }>;

const DRAWINGS: Readonly<Record<MoreName, Drawing>> = {
  analyse: ScanSearch,
  angleArrow: ChevronRight,
  apps: LayoutGrid,
  archery: Target,
  bars: Menu,
  book: BookOpen,
  clock: Clock,
  diamond: Gem,
  dice: Dices,
  dollar: CircleDollarSign,
  door: DoorOpen,
  eye: Eye,
  eyeClosed: EyeOff,
  game: Gamepad2,
  heart: Heart,
  info: Info,
  key: KeyRound,
  lock: Lock,
  mail: Mail,
  medal: Medal,
  party: PartyPopper,
  pointerClick: MousePointerClick,
  quiz: CircleQuestionMark,
  send: Send,
  settings: Settings,
  settingsBars: SlidersHorizontal,
  share: Share2,
  'steering-wheel': SteeringWheel,
  steps: Footprints,
  test: ClipboardCheck,
  user: User,
  walk: PersonStanding,
  warn: TriangleAlert,
  bookmark: Bookmark,
  bus: Bus,
  flag: Flag,
  flame: Flame,
  monitor: Monitor,
  motorbike: Motorbike,
  print: Printer,
  scooter: Scooter,
  tractor: Tractor,
  tram: TramFront,
  trash: Trash2,
  truck: Truck,
};

export interface MoreIconProps {
  readonly name: MoreName;
  readonly className: string;
}

/** A line icon that the first screens do not show. */
export function MoreIcon({ name, className }: MoreIconProps) {
  const Drawing = DRAWINGS[name];
  return <Drawing className={className} aria-hidden="true" />;
}
