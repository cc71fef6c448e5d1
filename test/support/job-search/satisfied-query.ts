/** Tokens of a `tsquery` as the search writes it: lexemes, prefixes, operators and brackets. */
const TOKENS = /'((?:[^'\\]|''|\\\\)*)'(:\*)?|[&|!()]/g;

/** Whether a listing with these lexemes satisfies a `tsquery`, read by hand. */
export function isSatisfied(query: string, lexemes: readonly string[]): boolean {
  const tokens = [...query.matchAll(TOKENS)];
  let at = 0;
  const peek = (): string | undefined => tokens[at]?.[0];
  const any = (): boolean => {
    let result = all();
    while (peek() === '|') {
      at += 1;
      result = all() || result;
    }
    return result;
  };
  const all = (): boolean => {
    let result = one();
    while (peek() === '&') {
      at += 1;
      result = one() && result;
    }
    return result;
  };
  const one = (): boolean => {
    const [token = '', written = '', isBeginning] = tokens[at] ?? [];
    at += 1;
    if (token === '!') return !one();
    if (token === '(') {
      const result = any();
      at += 1;
      return result;
    }
    const text = written.replace(/(['\\])\1/g, '$1');
    return lexemes.some((lexeme) => (isBeginning ? lexeme.startsWith(text) : lexeme === text));
  };
  return any();
}
