import { locale, type Messages } from './t.ts';

/** Longer sentences quote long texts of people, and are not worth the time. */
const LONGEST = 2_000;

/** Reasons that are joined in a sentence. */
const MOST_PARTS = 5;

/** Says a sentence of the API in another language. */
export type Translator = (sentence: string) => string;

/** A known sentence with values in it, such as `{label} is required`. */
interface Template {
  readonly text: string;
  readonly pattern: RegExp;
}

/**
 * Recognizes the sentences of a catalog, whose texts are the templates of the API. What stands in the place of a value
 * is translated as well if it is known, such as the name of a field.
 */
export function translatorOf(
  catalog: Messages,
  say: (text: string, values?: Record<string, string | number>) => string,
): Translator {
  const templates = Object.keys(catalog)
    .filter((text) => text.includes('{'))
    // Those with more words of their own are more exact.
    .toSorted((a, b) => ownLength(b) - ownLength(a))
    .map((text): Template => ({ text, pattern: patternOf(text) }));

  const known = (sentence: string): string | undefined =>
    inParts(sentence, ', and ') ?? inParts(sentence, ' · ') ?? whole(sentence);
  /** Reasons side by side, each a sentence of its own. */
  const inParts = (sentence: string, joint: string): string | undefined => {
    const parts = sentence.includes(joint) ? sentence.split(joint).map(whole) : [];
    if (parts.length < 2 || parts.length > MOST_PARTS || parts.includes(undefined)) return undefined;
    return joint === ' · ' ? parts.join(joint) : new Intl.ListFormat(locale()).format(parts as string[]);
  };
  const whole = (sentence: string): string | undefined => {
    if (Object.hasOwn(catalog, sentence)) return say(sentence);
    for (const { text, pattern } of templates) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return say(text, valuesOf(values));
    }
    return undefined;
  };
  const valuesOf = (found: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : nameOf(value)]),
    );
  /** The name of a field or of a kind of files, with the extension after it. */
  const nameOf = (value: string): string => {
    const [, name = value, extension = ''] =
      / \([A-Z\d]+\)$/.test(value) && !Object.hasOwn(catalog, value) ? (/^(.+)( \(.+\))$/.exec(value) ?? []) : [];
    return Object.hasOwn(catalog, name) ? say(name) + extension : value;
  };
  return (sentence) => {
    if (sentence.length > LONGEST) return sentence;
    const said = known(sentence);
    if (said !== undefined) return said;
    // What is wrong, and what to do about it.
    const parts = sentence.split(/(?<=[.!?]) (?=\p{Lu})/u).map(known);
    return parts.length > 1 && parts.every((part) => part !== undefined) ? parts.join(' ') : sentence;
  };
}

function ownLength(text: string): number {
  return text.replaceAll(/\{\w+\}/g, '').length;
}

function patternOf(text: string): RegExp {
  const named = new Set<string>();
  const source = text
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      if (named.has(name)) return String.raw`\k<${name}>`;
      named.add(name);
      return `(?<${name}>.+?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 's');
}
