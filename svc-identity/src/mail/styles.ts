import type { CSSProperties } from 'react';

/** The portal's colours (tokens.css of web-kit), written out because mail clients do not support custom properties. */
const LIGHT_COLOURS = {
  ground: '#f2f4f1',
  surface: '#ffffff',
  sunken: '#e6eae5',
  line: '#d5dad5',
  ink: '#14191a',
  ink2: '#454e50',
  go: '#00713a',
  onGo: '#ffffff',
  info: '#0b4f9e',
  board: '#006b37',
  boardInk: '#ffffff',
};
const DARK_COLOURS = {
  ground: '#101314',
  surface: '#181c1e',
  sunken: '#23292b',
  line: '#333b3d',
  ink: '#f0f3f1',
  ink2: '#bcc5c3',
  go: '#37d27f',
  onGo: '#04220f',
  info: '#86baff',
};

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SIDE = '24px';

export const INK = LIGHT_COLOURS.ink;

/** For mail programs that follow the system's theme; the others keep the inline styles, which are light. */
export const DARK = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${DARK_COLOURS.ground} !important; }
  .card { background-color: ${DARK_COLOURS.surface} !important; }
  .ink, .signature { color: ${DARK_COLOURS.ink} !important; }
  .soft { color: ${DARK_COLOURS.ink2} !important; }
  .link { color: ${DARK_COLOURS.info} !important; }
  .quoted { background-color: ${DARK_COLOURS.sunken} !important; }
  .line { border-color: ${DARK_COLOURS.line} !important; }
  .go { background-color: ${DARK_COLOURS.go} !important; color: ${DARK_COLOURS.onGo} !important; }
}`;

const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '1.55',
  color: LIGHT_COLOURS.ink,
  overflowWrap: 'anywhere',
};
const link: CSSProperties = { color: LIGHT_COLOURS.info, textDecoration: 'underline' };

/** Mail programs understand tables and inline styles, not much more. */
export const STYLES = {
  body: { margin: '0', padding: '24px 12px', backgroundColor: LIGHT_COLOURS.ground, fontFamily: FONT },
  column: { width: '100%', maxWidth: '560px' },
  board: { backgroundColor: LIGHT_COLOURS.board, borderRadius: '12px 12px 0 0', padding: `16px ${SIDE}` },
  brand: {
    margin: '0',
    fontSize: '18px',
    lineHeight: '1.3',
    fontWeight: '700',
    color: LIGHT_COLOURS.boardInk,
  },
  card: {
    backgroundColor: LIGHT_COLOURS.surface,
    borderRadius: '0 0 12px 12px',
    padding: `28px ${SIDE}`,
  },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: '1.25', color: LIGHT_COLOURS.ink },
  text,
  quoted: {
    ...text,
    padding: '12px 16px',
    borderRadius: '12px',
    backgroundColor: LIGHT_COLOURS.sunken,
    fontFamily: FONT,
    whiteSpace: 'pre-wrap',
  },
  button: {
    margin: '8px 0 24px',
    padding: '15px 28px',
    borderRadius: '12px',
    backgroundColor: LIGHT_COLOURS.go,
    color: LIGHT_COLOURS.onGo,
    fontSize: '16px',
    fontWeight: '700',
  },
  small: { ...text, fontSize: '14px', color: LIGHT_COLOURS.ink2 },
  link,
  way: { ...text, fontWeight: '700' },
  address: { ...link, wordBreak: 'break-all' },
  closing: {
    margin: '24px 0 0',
    paddingTop: '16px',
    borderTop: `1px solid ${LIGHT_COLOURS.line}`,
    fontSize: '13px',
    lineHeight: '1.6',
    color: LIGHT_COLOURS.ink2,
  },
} as const satisfies Record<string, CSSProperties>;
