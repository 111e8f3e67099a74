import { defineMessages } from '@formatjs/intl';
import { type Day, dayIn, type GroupMemberDto, type Locale } from '@zielona-fala/contracts';
import { createTexts } from '@zielona-fala/service-kit/intl';
import { stringify } from 'csv-stringify/sync';

const TEXTS = createTexts(new URL('../../lang/', import.meta.url));

const HEADINGS = defineMessages({
  username: {
    id: 'groups.table.username',
    defaultMessage: 'Nazwa użytkownika',
    description: 'Heading of a column: the name of a member',
  },
  level: {
    id: 'groups.table.level',
    defaultMessage: 'Poziom',
    description: 'Heading of a column: the level of a member',
  },
  joined: {
    id: 'groups.table.joined',
    defaultMessage: 'W grupie od',
    description: 'Heading of a column: the day on which a member joined',
  },
  lastTest: {
    id: 'groups.table.last-test',
    defaultMessage: 'Ostatni test',
    description: 'Heading of a column: the day of the last test',
  },
  testsThisWeek: {
    id: 'groups.table.tests-this-week',
    defaultMessage: 'Testy z ostatnich 7 dni',
    description: 'Heading of a column: how many tests of the last seven days',
  },
  chance: {
    id: 'groups.table.chance',
    defaultMessage: 'Szansa na zdanie w %',
    description: 'Heading of a column: the chance to pass, in percent',
  },
  examsTaken: {
    id: 'groups.table.exams-taken',
    defaultMessage: 'Egzaminy',
    description: 'Heading of a column: how many exams were taken',
  },
  examsPassed: {
    id: 'groups.table.exams-passed',
    defaultMessage: 'Zdane egzaminy',
    description: 'Heading of a column: how many exams were passed',
  },
  lastExam: {
    id: 'groups.table.last-exam',
    defaultMessage: 'Ostatni egzamin',
    description: 'Heading of a column: the day of the last exam',
  },
  lastPoints: {
    id: 'groups.table.last-points',
    defaultMessage: 'Punkty na ostatnim egzaminie',
    description: 'Heading of a column: the points of the last exam',
  },
  lastPassed: {
    id: 'groups.table.last-passed',
    defaultMessage: 'Ostatni egzamin zdany',
    description: 'Heading of a column: whether the last exam was passed',
  },
});

const WORDS = defineMessages({
  notShared: {
    id: 'groups.table.not-shared',
    defaultMessage: 'nie udostępnia',
    description: 'In a table of the members of a group: the member does not share this with the instructor',
  },
  unknown: {
    id: 'groups.table.unknown',
    defaultMessage: 'za mało odpowiedzi',
    description: 'In a table of the members of a group: a chance that cannot be told yet',
  },
  nameUnknown: {
    id: 'groups.table.name-unknown',
    defaultMessage: '(nazwa chwilowo niedostępna)',
    description:
      'In a table of the members of a group: in place of a name that the service of accounts does not tell right now',
  },
  yes: {
    id: 'groups.table.yes',
    defaultMessage: 'tak',
    description: 'In a table of the members of a group: the last exam was passed',
  },
  no: {
    id: 'groups.table.no',
    defaultMessage: 'nie',
    description: 'In a table of the members of a group: the last exam was not passed',
  },
});

type Column = keyof typeof HEADINGS;

const COLUMNS = Object.keys(HEADINGS) as Column[];

type Say = (word: keyof typeof WORDS) => string;

/**
 * The members of a group as a table that Excel and LibreOffice open as one in Poland and Germany: semicolons, since the
 * comma is their decimal point, and a byte order mark, without which Excel takes UTF-8 for something else. What a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function memberTable(
  members: readonly GroupMemberDto[],
  { lang, timeZone }: { readonly lang: Locale; readonly timeZone: string },
): string {
  const intl = TEXTS[lang];
  const say: Say = (word) => intl.formatMessage(WORDS[word]);
  const dayOf = (instant: string): Day => dayIn(timeZone, new Date(instant));
  return stringify(
    members.map((member) => rowOf(member, say, dayOf)),
    {
      header: true,
      columns: COLUMNS.map((key) => ({ key, header: intl.formatMessage(HEADINGS[key]) })),
      delimiter: ';',
      record_delimiter: 'windows',
      bom: true,
      escape_formulas: true,
    },
  );
}

function rowOf(
  { username, level, joined, sharing, practice, readiness, exams }: GroupMemberDto,
  say: Say,
  dayOf: (instant: string) => Day,
): Record<Column, string | number> {
  const last = exams?.last;
  const ofLast = (value: (exam: NonNullable<typeof last>) => string | number) => {
    if (exams === null) return say('notShared');
    return last ? value(last) : '';
  };
  const lastTest = practice?.lastTest ?? '';
  const chance = readiness?.probability ?? null;
  const told = chance === null ? say('unknown') : Math.round(100 * chance);
  return {
    username: username ?? say('nameUnknown'),
    level,
    joined: dayOf(joined),
    lastTest: practice === null ? say('notShared') : lastTest && dayOf(lastTest),
    testsThisWeek: practice?.testsThisWeek ?? say('notShared'),
    chance: sharing.readiness ? told : say('notShared'),
    examsTaken: exams?.taken ?? say('notShared'),
    examsPassed: exams?.passed ?? say('notShared'),
    lastExam: ofLast(({ finished }) => dayOf(finished)),
    lastPoints: ofLast(({ points }) => points),
    lastPassed: ofLast(({ passed }) => (passed ? say('yes') : say('no'))),
  };
}
