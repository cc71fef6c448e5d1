import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Opening tags of elements that hold a text as somebody wrote it, or only a name, headline, company or job title. */
const OF_PEOPLE =
  /<[a-z]\w*(?=[^<>]*className=(?:"as-written|\{`as-written))[^<>]*>|<(?:h\d|p|q|strong|small|span|li)\b[^<>]*>\s*\{(?:\w+\.)*(?:fullName|companyName|headline|quote|jobTitle)\}|<(?:h\d|p|strong|span)\b[^<>]*>\s*\{(?:job|card|draft|interview|application\.job)\.(?:title|company)\}/g;

it("takes the direction of people's texts from what they wrote", () => {
  const tags = Object.entries(SOURCES).flatMap(([file, source]) =>
    (source.match(OF_PEOPLE) ?? []).map((tag) => `${file}: ${tag}`),
  );
  expect(tags.length).toBeGreaterThan(25);
  expect(tags.filter((tag) => !tag.includes('dir="auto"'))).toEqual([]);
});
