import { withoutControls } from '../../../shared/adapters/web/markup.js';

/** A text, nested elements, or nothing, which leaves the element out. */
export type FeedValue = string | number | null | undefined | readonly string[];

/** One element with its text as CDATA, or with elements inside; empty without a value. */
export function element(name: string, value: FeedValue): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return `<${name}>${cdata(String(value))}</${name}>\n`;
  const inside = value.join('');
  return inside === '' ? '' : `<${name}>\n${inside}</${name}>\n`;
}

/** The end marker of CDATA is the only text that CDATA cannot hold; it is split between two sections. */
function cdata(text: string): string {
  return `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
