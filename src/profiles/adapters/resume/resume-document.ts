import { Document, Page, StyleSheet, Text, View, type Styles } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeEntry, ResumeSection, WrittenResume } from '../../application/resume/written-resume.js';
import { FONTS } from './resume-fonts.js';

const INK = '#11282f';
const MUTED = '#4a5d61';
const SEA = '#0f4c5c';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /\p{sc=Arabic}/u;
const LETTER = /\p{L}/u;

type Direction = WrittenResume['direction'];

/** A resume on A4; sizes are relative to that of its text, in points. */
export function resumeDocument(resume: WrittenResume, size: number): ReactElement<object> {
  const { name, headline, contact, sections, language, direction } = resume;
  const styles = stylesOf(size);
  const line = (text: string, style: Styles[string]) => h(Text, { style: [style, aligned(text, direction)] }, text);
  const children = [
    line(name, styles.name),
    ...(headline ? [line(headline, styles.headline)] : []),
    drawContact(contact, direction, size),
    ...sections.map((section) => drawSection(section, direction, size)),
  ];
  const page = h(Page, { size: 'A4', style: styles.page }, ...children);
  return h(Document, { title: name, author: name, language, creator: 'Wayfare', producer: 'Wayfare' }, page);
}

/** Each fact for itself, because the digits of phone numbers run from left to right in all languages. */
function drawContact(facts: readonly string[], direction: Direction, size: number): ReactElement {
  const { contact, rowFromRight, row } = stylesOf(size);
  const drawn = facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : [h(Text, {}, '·')]),
    h(Text, { style: aligned(fact, direction) }, fact),
  ]);
  return h(View, { style: [direction === 'rtl' ? rowFromRight : row, contact] }, ...drawn);
}

function drawSection({ title, entries }: ResumeSection, direction: Direction, size: number): ReactElement {
  const styles = stylesOf(size);
  const head = h(Text, { style: [styles.title, aligned(title, direction)], minPresenceAhead: 40 }, title);
  return h(View, { style: styles.section }, head, ...entries.map((entry) => drawEntry(entry, direction, size)));
}

function drawEntry({ title, place, time, text }: ResumeEntry, direction: Direction, size: number): ReactElement {
  const styles = stylesOf(size);
  const head = title ? `${title}${place ? `, ${place}` : ''}` : '';
  return h(
    View,
    { style: styles.entry },
    ...(title
      ? [
          h(
            View,
            { style: direction === 'rtl' ? styles.rowFromRight : styles.row },
            h(
              Text,
              { style: [styles.head, aligned(head, direction)] },
              h(Text, { style: styles.bold }, title),
              place ? `, ${place}` : '',
            ),
            h(Text, { style: [styles.time, aligned(time ?? '', direction)] }, time ?? ''),
          ),
        ]
      : []),
    ...(text ? [h(Text, { style: aligned(text, direction) }, text)] : []),
  );
}

/** The direction of a text is that of its first letter; all texts begin at the same side of the page. */
function aligned(text: string, page: Direction): { direction: Direction; textAlign: 'left' | 'right' } {
  const first = LETTER.exec(text)?.[0];
  const direction = first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
  return { direction, textAlign: page === 'rtl' ? 'right' : 'left' };
}

function stylesOf(size: number) {
  return StyleSheet.create({
    page: { fontFamily: FONTS, fontSize: size, lineHeight: 1.35, color: INK, padding: size * 4 },
    name: { fontSize: size * 2.2, lineHeight: 1.2, fontWeight: 700, color: SEA },
    headline: { fontSize: size * 1.2, fontWeight: 700, marginTop: size * 0.2 },
    contact: { color: MUTED, marginTop: size * 0.2, justifyContent: 'flex-start', flexWrap: 'wrap', gap: size * 0.4 },
    section: { marginTop: size * 1.2 },
    title: {
      fontSize: size * 1.15,
      fontWeight: 700,
      color: SEA,
      borderBottomWidth: 0.75,
      borderBottomColor: SEA,
      paddingBottom: size * 0.15,
      marginBottom: size * 0.5,
    },
    entry: { marginBottom: size * 0.5 },
    row: { flexDirection: 'row', justifyContent: 'space-between', gap: size },
    rowFromRight: { flexDirection: 'row-reverse', justifyContent: 'space-between', gap: size },
    head: { flexShrink: 1 },
    bold: { fontWeight: 700 },
    time: { color: MUTED, flexShrink: 0 },
  });
}
