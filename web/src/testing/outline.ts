/**
 * What a part of a page says and offers, as people hear it, in lines: headings as `# Title`, alerts as `! Text`, texts that
 * are announced as `~ Text`, buttons as `[Name]`, links as `[Name] /where`, fields as `[Name] “value”`, pictures as
 * `(alternative text)`, and names of lists, groups and regions as `{Name}`. States follow a name: `[Name, off]`.
 */
export function outline(part: Element): string[] {
  const lines = piecesOf(part)
    .join(' ')
    // What an alert says often begins a line of its own.
    .replaceAll(/\n([!~])\s*\n/g, '\n$1 ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return lines.filter((line) => !['', '!', '~'].includes(line));
}

const IGNORED =
  '.anticon, svg, script, style, [hidden], [aria-hidden=true], .ant-select-dropdown, [style*="display: none"], [type=file], datalist';
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';
const CONTROLS = 'button, input, [role=switch], [role=tab], [role=menuitem]';
const INLINE = 'bdi, span, small, strong, i, time, q, sup, ins, del, code, em';
const LINES = 'p, li, tr, dt, legend, label, section, fieldset, h1, h2, h3, h4, [role=alert], [role=status], output';

function piecesOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof HTMLElement) || node.matches(IGNORED)) return [];
  if (node.matches('img')) return [node.getAttribute('alt') ? `(${node.getAttribute('alt')})` : ''];
  if (node.matches('a[href]')) return [`${control(node)} ${node.getAttribute('href')}`];
  if (node.matches(FIELDS)) return [`${control(node)} “${valueOf(node as HTMLInputElement)}”`];
  if (node.matches(CONTROLS)) return [control(node)];
  const pieces = [markOf(node), ...[...node.childNodes].flatMap(piecesOf)];
  return node.matches(INLINE) ? [pieces.join('')] : pieces;
}

/** What begins a line, and says what it is. */
function markOf(element: HTMLElement): string {
  const start = element.matches(LINES) ? '\n' : '';
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) return `${start}${'#'.repeat(Number(level))}`;
  if (element.matches('[role=alert]')) return `${start}!`;
  if (element.matches('[role=status], output')) return `${start}~`;
  const name = element.getAttribute('aria-label');
  return name === null ? start : `\n{${name}}`;
}

const STATES: Readonly<Record<string, string>> = {
  chosen: ':checked, [aria-checked=true], [aria-selected=true]',
  expanded: '[aria-expanded=true]',
  collapsed: '[aria-expanded=false]:not([role=combobox])',
  current: '[aria-current]',
  off: ':disabled, .ant-btn-loading, .ant-switch-loading',
  invalid: '[aria-invalid=true]',
};

function control(element: HTMLElement): string {
  const states = Object.keys(STATES).filter((state) => element.matches(STATES[state] ?? ''));
  return `[${[nameOf(element), ...states].filter(Boolean).join(', ')}]`;
}

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const { labels } = element as HTMLInputElement;
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? labels?.[0];
  if (label) return label.textContent.trim();
  return [...element.childNodes].flatMap(piecesOf).join(' ').trim();
}

function valueOf(field: HTMLInputElement): string {
  return (field.closest('.ant-select')?.querySelector('.ant-select-content')?.textContent ?? field.value).trim();
}
