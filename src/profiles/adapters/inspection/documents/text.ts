/** Decodes text by its byte order mark, its XML declaration, or as UTF-8; undefined if it is not text in that encoding. */
export function decodeText(content: Uint8Array): string | undefined {
  const declaration = Buffer.from(content.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(declaration) ?? [];
  const mark = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[declaration.slice(0, 2)];
  try {
    return new TextDecoder(mark ?? declared, { fatal: true }).decode(content);
  } catch {
    return mark ? undefined : new TextDecoder('windows-1252').decode(content);
  }
}
