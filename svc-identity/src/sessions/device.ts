import type { DeviceDto, DeviceKind } from '@zielona-fala/contracts';
import Bowser from 'bowser';

const KINDS: ReadonlyMap<string | undefined, DeviceKind> = new Map([
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
  ['desktop', 'computer'],
]);
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const UNKNOWN_DEVICE: DeviceDto = { browser: null, system: null, kind: 'other' };
const MAX_READ_LENGTH = 512;

/** How a device is shown to the learner: names from the parser's lists, never text from the header. */
export function deviceOf(userAgent: string): DeviceDto {
  if (userAgent === '') return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_READ_LENGTH));
  return {
    browser: knownIn(BROWSERS, browser.name),
    system: knownIn(SYSTEMS, os.name),
    kind: KINDS.get(platform.type) ?? 'other',
  };
}

const knownIn = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;
