import type { Browser, BrowserContext } from 'playwright-core';
import { atMost, type Figure, round } from '../figure.ts';
import { PHONE } from './browser.ts';
import { HYDRATED, type Traffic, visit } from './visit.ts';

interface Visits {
  readonly first: Traffic;
  readonly again: Traffic;
}

/** Of a page, as the product and the one bundle serve it. */
export interface Addresses {
  readonly ours: string;
  readonly bundle: string;
}

/** P9, P10 and P13 of a page that is open to everybody. */
export async function trafficFigures(
  name: string,
  { ours, bundle }: Addresses,
  browser: Browser,
): Promise<Figure[]> {
  const inBrowser = async <Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext(PHONE);
    const result = await work(context);
    await context.close();
    return result;
  };
  const { first, again } = await inBrowser((context) => visitTwice(context, ours, HYDRATED));
  const baseline = await inBrowser((context) => visit(context, bundle, HYDRATED));
  const figures = [
    atMost(`P10 ${name}, bytes ÷ one bundle`, round(first.bytes / baseline.bytes), 1.3, '', {
      ours: first,
      bundle: baseline,
    }),
    ...repeatFigures(name, { first, again }),
  ];
  if (name !== 'home') return figures;
  return [scriptFigure('home', first, 130, { bundle: kilobytes(baseline.scriptBytes) }), ...figures];
}

/** @param context of a browser whose cache is empty at first */
export async function visitTwice(context: BrowserContext, url: string, sign: string): Promise<Visits> {
  const first = await visit(context, url, sign);
  return { first, again: await visit(context, url, sign) };
}

/** P13. */
export function repeatFigures(name: string, { first, again }: Visits): readonly Figure[] {
  const askedAgain = again.hashedFiles.filter((file) => first.hashedFiles.includes(file));
  const ratio = round(again.bytes / first.bytes, 3);
  return [
    atMost(`P13 ${name}, repeat ÷ first visit, bytes`, ratio, 0.05, '', { first, again }),
    atMost(`P13 ${name}, hashed files asked for again`, askedAgain.length, 0, '', { askedAgain }),
  ];
}

/** P9. @param limit in kilobytes */
export function scriptFigure(name: string, traffic: Traffic, limit: number, details: object): Figure {
  const later = kilobytes(traffic.laterScriptBytes);
  const label = `P9 ${name}, scripts until it answers (${later} KB later)`;
  return atMost(label, kilobytes(traffic.scriptBytes), limit, 'KB', { later, ...details });
}

const kilobytes = (bytes: number): number => round(bytes / 1000, 1);
