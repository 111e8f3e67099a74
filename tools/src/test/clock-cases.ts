import { addDays, type Day, dayIn, weekdayOf } from '@zielona-fala/contracts';

/** A time and a place at which code that tells days goes wrong, if it does. */
export interface ClockCase {
  readonly timeZone: string;
  readonly at: Date;
}

const SUNDAY = 6;

const isOn = (end: string) => (day: Day) => day.endsWith(end);
/** The clocks of Europe change on the last Sunday of March and of October, at one o'clock of UTC. */
const isLastSundayOf = (month: string) => (day: Day) =>
  day.slice(5, 7) === month && Number(day.slice(8)) > 24 && weekdayOf(day) === SUNDAY;

/** The next such days, each in another place: all zones and all days are there. */
export function clockCases(now: Date): readonly ClockCase[] {
  const next = (timeZone: string, time: string, isMeant: (day: Day) => boolean): ClockCase => {
    let day = dayIn('UTC', now);
    while (!isMeant(day) || new Date(`${day}T${time}Z`) < now) day = addDays(day, 1);
    return { timeZone, at: new Date(`${day}T${time}Z`) };
  };
  return [
    next('UTC', '23:30', () => true),
    next('Pacific/Auckland', '23:30', isOn('-12-31')),
    next('America/Los_Angeles', '23:30', isOn('-02-29')),
    next('Europe/Warsaw', '00:30', isLastSundayOf('03')),
    next('Europe/Warsaw', '00:30', isLastSundayOf('10')),
  ];
}
