import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Locale } from '@zielona-fala/contracts';
import { createElement as h, type ReactElement } from 'react';
import { DARK, INK, STYLES } from './styles.ts';

/** What a link is called and where it leads. */
export interface MailLink {
  readonly words: string;
  readonly href: string;
}

/** A mail's words, in the order in which they are read. */
export interface MailContent {
  readonly locale: Locale;
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  /** A stranger's words, shown line by line as they were written. */
  readonly quoted?: string;
  readonly button: MailLink | null;
  /** Above the button's address, for who cannot press it. */
  readonly linkHint: string;
  readonly note: string;
  /** The way on that the note speaks of. */
  readonly noteLink: MailLink | null;
  readonly closing: readonly string[];
}

/** Marks elements omitted from the text part because it already contains their words. */
const HTML_ONLY = { 'data-skip-in-text': true };

/** The one layout of all mails; its text part is made of the same tree. */
export function mailPage(content: MailContent): ReactElement {
  const { locale, brand, subject, paragraphs } = content;
  return h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, DARK),
    ),
    h(
      Body,
      { className: 'ground', style: STYLES.body },
      h(Preview, null, paragraphs[0]),
      h(
        Container,
        { style: STYLES.column },
        h(Section, { style: STYLES.board, ...HTML_ONLY }, h(Text, { style: STYLES.brand }, brand)),
        h(Section, { className: 'card', style: STYLES.card }, ...words(content)),
      ),
    ),
  );
}

function words(content: MailContent): (ReactElement | null)[] {
  const { greeting, quoted, button, note, noteLink, brand } = content;
  const opening = greeting === null ? content.paragraphs : [greeting, ...content.paragraphs];
  return [
    h(Heading, { className: 'ink', style: STYLES.heading, ...HTML_ONLY }, content.subject),
    ...opening.map((line, index) =>
      h(Text, { key: `line ${index}`, className: 'ink', style: STYLES.text }, line),
    ),
    quoted === undefined ? null : h('pre', { className: 'ink quoted', style: STYLES.quoted }, quoted),
    button && h(Button, { className: 'go', href: button.href, style: STYLES.button }, button.words),
    button &&
      h(
        Text,
        { className: 'soft', style: STYLES.small, ...HTML_ONLY },
        content.linkHint,
        h('br'),
        h(Link, { className: 'link', href: button.href, style: STYLES.address }, button.href),
      ),
    h(Text, { className: 'soft', style: STYLES.small }, note),
    noteLink &&
      h(
        Text,
        { style: STYLES.way },
        h(Link, { className: 'link way', href: noteLink.href, style: STYLES.link }, noteLink.words),
      ),
    h(
      Text,
      { className: 'soft line', style: STYLES.closing },
      h('span', { className: 'signature', style: { color: INK } }, `— ${brand}`),
      ...content.closing.flatMap((line, index) => [h('br', { key: `break ${index}` }), line]),
    ),
  ];
}
