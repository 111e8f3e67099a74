import type { XmlHandlers } from './xml.ts';

/** Characters that XML cannot hold stand in spreadsheets as `_x000D_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

export function unescaped(text: string): string {
  return text.replace(ESCAPED, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Collects the text of rich or plain strings, apart from the readings of East Asian words. */
export interface TextCollector extends Required<XmlHandlers> {
  /** What was collected since the last time. */
  take(): string;
}

/** @param holders elements whose text counts */
export function createTextCollector(...holders: readonly string[]): TextCollector {
  let collected = '';
  let isHolding = false;
  let isReading = false;
  return {
    open(name) {
      if (name === 'rPh') isReading = true;
      else if (holders.includes(name)) isHolding = true;
    },
    text(text) {
      if (isHolding && !isReading) collected += text;
    },
    close(name) {
      if (name === 'rPh') isReading = false;
      else if (holders.includes(name)) isHolding = false;
    },
    take() {
      const whole = collected;
      collected = '';
      return whole;
    },
  };
}
