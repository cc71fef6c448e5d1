import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { plainTextSelectors, render } from '@react-email/render';
import { Text } from '@react-email/text';
import { compile } from 'html-to-text';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import type { Words } from '#shared/domain/words.js';
import type { Mail, MailSection } from '../../domain/mail.js';

type MailLinks = { readonly action: string; readonly home: string; readonly unsubscribe?: string };

/** The web app's colors: inline styles for light, and classes for clients that support dark mode. */
const LIGHT = {
  canvas: '#f7f2e8',
  surface: '#fffdf9',
  border: '#dfd4c1',
  text: '#11282f',
  muted: '#4a5d61',
  sea: '#0f4c5c',
  onSea: '#ffffff',
};
const DARK_STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, body > table > tbody > tr > td { background-color: #0a1c23 !important; }
    .surface { background-color: #10272f !important; border-color: #234048 !important; }
    .text { color: #f1e9da !important; }
    .muted { color: #a8babb !important; }
    .link { color: #8accd2 !important; }
    .button { background-color: #8accd2 !important; color: #05222b !important; }
    .rule { border-color: #234048 !important; }
  }`;

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const BODY: CSSProperties = { backgroundColor: LIGHT.canvas, fontFamily: FONT, margin: 0, padding: '24px 12px' };
const CARD: CSSProperties = {
  backgroundColor: LIGHT.surface,
  border: `1px solid ${LIGHT.border}`,
  borderRadius: 12,
  maxWidth: 560,
  padding: '28px 24px',
};
const BRAND: CSSProperties = { color: LIGHT.sea, fontSize: 20, fontWeight: 700, textDecoration: 'none' };
const TITLE: CSSProperties = {
  color: LIGHT.text,
  fontSize: 22,
  lineHeight: '30px',
  margin: '20px 0 12px',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
};
const TEXT: CSSProperties = {
  color: LIGHT.text,
  fontSize: 16,
  lineHeight: '25px',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
};
const SUBTITLE: CSSProperties = { ...TITLE, fontSize: 17, lineHeight: '25px', margin: '20px 0 8px' };
const ITEM: CSSProperties = { ...TEXT, margin: '0 0 12px' };
const SMALL: CSSProperties = { ...TEXT, color: LIGHT.muted, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' };
const LINK: CSSProperties = { color: LIGHT.sea, textDecoration: 'underline' };
const BUTTON: CSSProperties = {
  backgroundColor: LIGHT.sea,
  borderRadius: 8,
  color: LIGHT.onSea,
  display: 'inline-block',
  fontSize: 16,
  fontWeight: 600,
  padding: '13px 22px',
  textDecoration: 'none',
};
/** Where a sentence has an element. */
const SLOT = '\u0000';
const RULE: CSSProperties = { border: 'none', borderTop: `1px solid ${LIGHT.border}`, margin: '24px 0 16px' };

/** Compiled once, because compiling takes longer than rendering a mail. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a.brand', format: 'skip' },
    { selector: 'p.address', format: 'skip' },
  ],
});

/** Renders a mail as HTML and plain text from the same template. */
export async function renderMail(mail: Mail, links: MailLinks): Promise<{ html: string; text: string }> {
  const html = await render(template(mail, links));
  return { html, text: `${toPlainText(html).trim()}\n` };
}

function template({ words, subject, paragraphs, sections = [], action }: Mail, links: MailLinks): ReactElement {
  return h(
    Html,
    { lang: words.language, dir: words.direction },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, DARK_STYLES),
    ),
    h(Preview, null, paragraphs.at(-1) ?? ''),
    h(
      Body,
      { style: BODY },
      h(
        Container,
        { className: 'surface', style: CARD },
        h(Link, { className: 'brand link', href: links.home, style: BRAND }, 'Wayfare'),
        h(Heading, { as: 'h1', className: 'text', dir: 'auto', style: { ...TITLE, ...sideOf(words) } }, subject),
        ...paragraphs.map((paragraph, index) =>
          h(Text, { key: index, className: 'text', dir: 'auto', style: TEXT }, paragraph),
        ),
        ...sections.flatMap((section, index) => renderSection(words, section, index, links.home)),
        h(Button, { className: 'button', href: links.action, style: BUTTON }, action),
        h(
          Text,
          { className: 'muted address', style: { ...SMALL, margin: '20px 0 0' } },
          ...around(words.t('Or open this link: {link}', { link: SLOT }), link(links.action, links.action)),
        ),
        h(Hr, { className: 'rule', style: RULE }),
        ...footer(words, links),
      ),
    ),
  );
}

const link = (href: string, text: string): ReactElement => h(Link, { className: 'link', href, style: LINK }, text);

/** Titles stay on the side of the mail, whatever their letters. */
const sideOf = ({ direction }: Words): CSSProperties => ({ textAlign: direction === 'rtl' ? 'right' : 'left' });

/** A sentence with an element in the place of its slot. */
function around(sentence: string, element: ReactElement): (string | ReactElement)[] {
  const [before = '', after = ''] = sentence.split(SLOT);
  return [before, element, after].filter((part) => part !== '');
}

function renderSection(words: Words, { title, items, more }: MailSection, index: number, home: string): ReactElement[] {
  const side = sideOf(words);
  return [
    h(
      Heading,
      { key: `title ${index}`, as: 'h2', className: 'text', dir: 'auto', style: { ...SUBTITLE, ...side } },
      title,
    ),
    ...items.map(({ title: name, text, path }) =>
      h(
        Text,
        { key: path, className: 'text', dir: 'auto', style: { ...ITEM, ...side } },
        link(home + path, name),
        h('br'),
        text,
      ),
    ),
    ...(more
      ? [h(Text, { key: `more ${index}`, className: 'text', style: ITEM }, link(home + more.path, more.text))]
      : []),
  ];
}

function footer({ t }: Words, { home, unsubscribe }: MailLinks): ReactElement[] {
  const site = link(home, 'Wayfare');
  const small = (key: string, content: readonly (string | ReactElement)[]): ReactElement =>
    h(Text, { key, className: 'muted', style: SMALL }, ...content);
  if (!unsubscribe)
    return [small('why', around(t('This email is about your account at {site}.', { site: SLOT }), site))];
  return [
    small(
      'why',
      around(t('You are receiving this email because you have an account at {site}.', { site: SLOT }), site),
    ),
    small('stop', [
      t('Choose which emails you receive in your settings, or stop emails like this:'),
      ' ',
      link(unsubscribe, t('Unsubscribe')),
    ]),
  ];
}
