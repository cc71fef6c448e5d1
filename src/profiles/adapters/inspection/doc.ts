const STORAGE = 1;
const STREAM = 2;
const MACROS = ['Macros', '_VBA_PROJECT_CUR', 'VBA'];

/** Whether a compound file is a Word 97 document without macros. */
export function isDoc(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  const hasText = entry('WordDocument', STREAM, '[^]{53}(?!\\0{4})').test(content);
  return hasText && !MACROS.some((name) => entry(name, STORAGE).test(content));
}

/**
 * Matches an entry of the directory ([MS-CFB] 2.6.1): the name in 64 bytes of UTF-16, its length, and the type. The
 * size follows after 53 more bytes.
 */
function entry(name: string, type: number, rest = ''): RegExp {
  const letters = name.replace(/./g, '$&\\0');
  const bytes = (name.length + 1) * 2;
  // Some readers ignore the terminator, and round an odd length down.
  const lengths = [bytes, bytes + 1].map((length) => `\\x${length.toString(16).padStart(2, '0')}`).join('');
  return new RegExp(`${letters}[^]{${66 - bytes}}[${lengths}]\\0\\x0${type}${rest}`, 'i');
}
