import { locale } from '@/lib/language/t.ts';

/**
 * Keeps one format for each language that is drawn: making one takes up to fifty times as long as using it. Not for times
 * in the reader's zone, which may change while the page is open.
 */
export function perLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const format = made.get(locale()) ?? make(locale());
    made.set(locale(), format);
    return format;
  };
}
