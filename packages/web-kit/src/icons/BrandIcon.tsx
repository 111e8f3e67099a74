import android from 'simple-icons/icons/android.svg';
import apple from 'simple-icons/icons/apple.svg';
import google from 'simple-icons/icons/google.svg';
import googlechrome from 'simple-icons/icons/googlechrome.svg';
import instagram from 'simple-icons/icons/instagram.svg';
import tiktok from 'simple-icons/icons/tiktok.svg';
import type { BrandName } from './brand-names.ts';

/** Each as SVG text. */
const DRAWINGS: Readonly<Record<BrandName, string>> = {
  android,
  apple,
  chrome: googlechrome,
  google,
  instagram,
  tiktok,
};

const pathOf = (svg: string): string => /<path d="([^"]+)"/.exec(svg)?.[1] ?? '';

export interface BrandIconProps {
  readonly name: BrandName;
  readonly className: string;
}

/** The sign of another company. */
export function BrandIcon({ name, className }: BrandIconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathOf(DRAWINGS[name])} />
    </svg>
  );
}
