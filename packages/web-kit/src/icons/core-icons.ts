import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Car from 'lucide-react/icons/car';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleUser from 'lucide-react/icons/circle-user';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Moon from 'lucide-react/icons/moon';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import Trophy from 'lucide-react/icons/trophy';
import X from 'lucide-react/icons/x';

/** Those of the frames, of public pages and of what every page may show. */
export const CORE_ICONS = {
  account: CircleUser,
  arrowRight: ArrowRight,
  // must be there when there is no connection to fetch it over
  arrowsRepeat: RotateCcw,
  car: Car,
  close: X,
  dropdown: ChevronDown,
  error: OctagonAlert,
  success: CircleCheck,
  alert: CircleAlert,
  check: Check,
  globe: Globe,
  moon: Moon,
  sun: Sun,
  sunMoon: SunMoon,
  house: House,
  play: Play,
  stats: ChartColumn,
  ranking: Trophy,
} as const satisfies Record<string, LucideIcon>;
