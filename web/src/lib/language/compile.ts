import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = Exclude<CompiledMessage, string>[number];

/**
 * Compiles an English text with placeholders and plurals in ICU MessageFormat, in the same way as Lingui's compiler,
 * whose grammar would cost each first view 7 kB. Catalogs are compiled by the build.
 * @throws SyntaxError for anything else, such as a `select`
 */
export function compile(text: string): CompiledMessage {
  return new Compiler(text).tokens();
}

class Compiler {
  private at = 0;

  constructor(private readonly text: string) {}

  /** The tokens up to the brace that ends a plural form, or to the end. */
  tokens(isForm = false): Token[] {
    const found: Token[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const literal = this.take(isForm ? /[^{}#]*/y : /[^{}]*/y);
      if (literal) found.push(literal);
      else if (this.text[this.at] === '#') found.push(this.take(/#/y));
      else found.push(this.placeholder());
    }
    return found;
  }

  private placeholder(): Token {
    const name = this.need(/\{\s*(\w+)\s*/y);
    if (this.take(/\}/y)) return [name];
    this.need(/,\s*plural\s*,\s*/y);
    const forms: Record<string, CompiledMessage> = {};
    while (this.text[this.at] !== '}') {
      const form = this.need(/\s*=?(\w+)\s*\{/y);
      forms[form] = this.tokens(true);
      this.need(/\}\s*/y);
    }
    this.take(/\}/y);
    return [name, 'plural', forms];
  }

  private need(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found === '') throw new SyntaxError(this.text);
    return found;
  }

  /** What the pattern matches here, or its group, and moves on. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return '';
    this.at = pattern.lastIndex;
    return match[1] ?? match[0];
  }
}
