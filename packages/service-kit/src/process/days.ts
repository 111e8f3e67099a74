/** Writes dates as `2026-11-22`. */
const POLISH_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** @returns the day that it is in Poland, such as `2026-11-22` */
export function polishDayOf(at: Date): string {
  return POLISH_DATE.format(at);
}

/** Whether there is such a day. @param text of the form of a day, such as `2026-02-30` */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
