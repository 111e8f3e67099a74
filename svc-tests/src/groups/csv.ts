import { type Day, dayIn, type GroupMemberDto, type Locale } from '@zielona-fala/contracts';
import { stringify } from 'csv-stringify/sync';

interface Words {
  readonly headings: Readonly<Record<Column, string>>;
  readonly notShared: string;
  /** Of a chance that cannot be told yet. */
  readonly unknown: string;
  readonly nameUnknown: string;
  readonly yes: string;
  readonly no: string;
}

type Column =
  | 'username'
  | 'level'
  | 'joined'
  | 'lastTest'
  | 'testsThisWeek'
  | 'chance'
  | 'examsTaken'
  | 'examsPassed'
  | 'lastExam'
  | 'lastPoints'
  | 'lastPassed';

const WORDS: Readonly<Record<Locale, Words>> = {
  pl: {
    headings: {
      username: 'Nazwa użytkownika',
      level: 'Poziom',
      joined: 'W grupie od',
      lastTest: 'Ostatni test',
      testsThisWeek: 'Testy z ostatnich 7 dni',
      chance: 'Szansa zdania w %',
      examsTaken: 'Egzaminy',
      examsPassed: 'Zdane egzaminy',
      lastExam: 'Ostatni egzamin',
      lastPoints: 'Punkty na ostatnim egzaminie',
      lastPassed: 'Ostatni egzamin zdany',
    },
    notShared: 'nie udostępnia',
    unknown: 'za mało odpowiedzi',
    nameUnknown: '(nazwa chwilowo niedostępna)',
    yes: 'tak',
    no: 'nie',
  },
  en: {
    headings: {
      username: 'Username',
      level: 'Level',
      joined: 'In the group since',
      lastTest: 'Last test',
      testsThisWeek: 'Tests in the last 7 days',
      chance: 'Chance to pass in %',
      examsTaken: 'Exams',
      examsPassed: 'Exams passed',
      lastExam: 'Last exam',
      lastPoints: 'Points in the last exam',
      lastPassed: 'Last exam passed',
    },
    notShared: 'not shared',
    unknown: 'too few answers',
    nameUnknown: '(name unavailable right now)',
    yes: 'yes',
    no: 'no',
  },
  de: {
    headings: {
      username: 'Benutzername',
      level: 'Level',
      joined: 'In der Gruppe seit',
      lastTest: 'Letzter Test',
      testsThisWeek: 'Tests in den letzten 7 Tagen',
      chance: 'Chance zu bestehen in %',
      examsTaken: 'Prüfungen',
      examsPassed: 'Bestandene Prüfungen',
      lastExam: 'Letzte Prüfung',
      lastPoints: 'Punkte in der letzten Prüfung',
      lastPassed: 'Letzte Prüfung bestanden',
    },
    notShared: 'nicht freigegeben',
    unknown: 'zu wenige Antworten',
    nameUnknown: '(Name gerade nicht verfügbar)',
    yes: 'ja',
    no: 'nein',
  },
};

const COLUMNS = Object.keys(WORDS.pl.headings) as Column[];

/**
 * The members of a group as a table that Excel and LibreOffice open as one in Poland and Germany: semicolons, since the
 * comma is their decimal point, and a byte order mark, without which Excel takes UTF-8 for something else. What a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function memberTable(
  members: readonly GroupMemberDto[],
  { lang, timeZone }: { readonly lang: Locale; readonly timeZone: string },
): string {
  const words = WORDS[lang];
  const dayOf = (instant: string): Day => dayIn(timeZone, new Date(instant));
  return stringify(
    members.map((member) => rowOf(member, words, dayOf)),
    {
      header: true,
      columns: COLUMNS.map((key) => ({ key, header: words.headings[key] })),
      delimiter: ';',
      record_delimiter: 'windows',
      bom: true,
      escape_formulas: true,
    },
  );
}

function rowOf(
  { username, level, joined, sharing, practice, readiness, exams }: GroupMemberDto,
  { notShared, unknown, nameUnknown, yes, no }: Words,
  dayOf: (instant: string) => Day,
): Record<Column, string | number> {
  const last = exams?.last;
  const ofLast = (value: (exam: NonNullable<typeof last>) => string | number) => {
    if (exams === null) return notShared;
    return last ? value(last) : '';
  };
  const lastTest = practice?.lastTest ?? '';
  const chance = readiness?.probability ?? null;
  const told = chance === null ? unknown : Math.round(100 * chance);
  return {
    username: username ?? nameUnknown,
    level,
    joined: dayOf(joined),
    lastTest: practice === null ? notShared : lastTest && dayOf(lastTest),
    testsThisWeek: practice?.testsThisWeek ?? notShared,
    chance: sharing.readiness ? told : notShared,
    examsTaken: exams?.taken ?? notShared,
    examsPassed: exams?.passed ?? notShared,
    lastExam: ofLast(({ finished }) => dayOf(finished)),
    lastPoints: ofLast(({ points }) => points),
    lastPassed: ofLast(({ passed }) => (passed ? yes : no)),
  };
}
