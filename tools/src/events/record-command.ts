import { say } from '../process/say.ts';
import { breaks, declaredEvents, recordedEvents, writeRecord } from './record.ts';

/** `npm run events:record`: records the events as they are declared, unless that breaks what is deployed. */
export async function main(): Promise<number> {
  const declared = declaredEvents();
  const broken = breaks(await recordedEvents(), declared);
  if (broken.length > 0) {
    say(
      `Not recorded. Declare a new version instead (docs/adr/0136-events-of-two-versions.md):\n${broken.join('\n')}`,
    );
    return 1;
  }
  await writeRecord(declared);
  return 0;
}
