import { WrongSetting } from './wrong-setting.js';

/** The environment variables; an empty one counts as unset. All methods throw `WrongSetting` for a wrong value. */
export class Environment {
  constructor(private readonly variables: NodeJS.ProcessEnv) {}

  /** The names of the variables that are set. */
  get names(): string[] {
    return Object.keys(this.variables).filter((name) => this.variables[name]);
  }

  text(name: string): string | undefined {
    return this.variables[name] || undefined;
  }

  /** Text with a rule. The error does not repeat the text, which may contain a password. */
  checked(name: string, isValid: (text: string) => boolean, rule: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !isValid(text)) throw new WrongSetting(`${name} must be ${rule}.`);
    return text;
  }

  secret(name: string): string | undefined {
    return this.checked(name, (text) => text.length >= 16, 'at least 16 characters long');
  }

  email(name: string, example: string): string | undefined {
    return this.checked(name, (text) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text), `an email address such as ${example}`);
  }

  /** An address with one of the schemes, such as `https:`. */
  address(name: string, schemes = ['http:', 'https:']): string | undefined {
    return this.checked(name, (text) => hasScheme(text, schemes), `an address that begins with ${either(schemes)}`);
  }

  /** Addresses separated by commas or whitespace. */
  addresses(name: string, schemes: string[]): string[] {
    const areValid = (text: string) => listed(text).every((url) => hasScheme(url, schemes));
    const rule = `addresses that begin with ${either(schemes)}, separated by commas`;
    return listed(this.checked(name, areValid, rule));
  }

  /** Words in lower case, separated by commas or whitespace. */
  words(name: string): ReadonlySet<string> {
    return new Set(listed(this.text(name)?.toLowerCase()));
  }

  oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    return this.checked(name, (text) => words.includes(text as Word), `one of ${words.join(', ')}`) as Word | undefined;
  }

  trueOrFalse(name: string): boolean | undefined {
    const text = this.checked(name, (value) => ['true', 'false'].includes(value), 'true or false');
    return text === undefined ? undefined : text === 'true';
  }

  /** A whole number within bounds; the fallback if it is not set. */
  wholeNumber(name: string, fallback: number, smallest: number, largest: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= smallest && number <= largest) return number;
    throw new WrongSetting(`${name} must be a whole number from ${smallest} to ${largest}, not "${text}".`);
  }

  /** A limit; 0 usually means none. */
  limit(name: string, fallback: number, smallest = 0): number {
    return this.wholeNumber(name, fallback, smallest, 1_000_000);
  }

  /** Variables that have to be set together; undefined if none of them is set. */
  together<Field extends string>(names: Readonly<Record<Field, string>>): Readonly<Record<Field, string>> | undefined {
    const isAnySet = Object.values<string>(names).some((name) => this.text(name) !== undefined);
    return isAnySet ? this.required(names) : undefined;
  }

  /** Variables that have to be set, together. */
  required<Field extends string>(names: Readonly<Record<Field, string>>): Readonly<Record<Field, string>> {
    const values = Object.entries<string>(names).map(([field, name]) => [field, this.text(name)]);
    if (values.every(([, value]) => value !== undefined)) return Object.fromEntries(values) as Record<Field, string>;
    const all = Object.values<string>(names);
    throw new WrongSetting(`${all.slice(0, -1).join(', ')} and ${all.at(-1)} must be set together.`);
  }
}

function hasScheme(url: string, schemes: string[]): boolean {
  return URL.canParse(url) && schemes.includes(new URL(url).protocol);
}

function either(schemes: string[]): string {
  return schemes.map((scheme) => `${scheme}//`).join(' or ');
}

function listed(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
