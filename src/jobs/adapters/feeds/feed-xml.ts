import { withoutControls } from '#platform/web/markup.js';

/** Text or nested elements; empty values omit the element. */
type FeedValue = string | number | null | undefined | readonly string[];

/** An element with CDATA text or nested elements; an empty string without a value. */
export function element(name: string, value: FeedValue): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return `<${name}>${cdata(String(value))}</${name}>\n`;
  const inside = value.join('');
  return inside === '' ? '' : `<${name}>\n${inside}</${name}>\n`;
}

/** Splits the end marker `]]>`, the only text not allowed in CDATA, between two sections. */
function cdata(text: string): string {
  return `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
