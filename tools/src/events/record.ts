import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AnyEvent, EVENT_TOPICS, EVENTS, type EventTopic } from '@zielona-fala/contracts/events';
import type { Description } from 'joi';
import { ROOT } from '../paths.ts';
import { incompatibilities } from './compatibility.ts';

const FILE = path.join(ROOT, 'packages/contracts/recorded-events.json');

/** A version of an event: the schema of its data as joi describes it, and the golden sample. */
interface RecordedVersion {
  readonly data: Description;
  readonly golden: AnyEvent;
}

/** The versions of each event that consumers accept, from version 1 on. */
export type EventRecord = Readonly<Partial<Record<EventTopic, readonly RecordedVersion[]>>>;

/** The events as the repository declares them. */
export function declaredEvents(): EventRecord {
  const versionsOf = (topic: EventTopic) => {
    const { schemas, samples } = EVENTS[topic];
    return schemas.map((schema, place) => ({
      data: schema.extract('data').describe(),
      golden: samples[place],
    }));
  };
  const events = Object.fromEntries(EVENT_TOPICS.map((topic) => [topic, versionsOf(topic)]));
  return JSON.parse(JSON.stringify(events));
}

/** The events as they were when they were last recorded. */
export async function recordedEvents(): Promise<EventRecord> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** What of the recorded events could not be read any more, or not by consumers of then. */
export function breaks(recorded: EventRecord, declared: EventRecord): readonly string[] {
  return Object.entries(recorded).flatMap(([topic, versions]) =>
    versions.flatMap(({ data }, place) => {
      const version = declared[topic as EventTopic]?.[place];
      const found = version === undefined ? ['is gone'] : incompatibilities(data, version.data);
      return found.map((what) => `${topic} version ${place + 1}: ${what}`);
    }),
  );
}

export async function writeRecord(events: EventRecord): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(events, null, 2)}\n`);
}
