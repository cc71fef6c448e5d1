// The part of tinyld that is used.
declare module 'tinyld' {
  /** Languages of a text as ISO 639-1 codes, the likeliest first, with accuracies from 0 to 1. */
  export function detectAll(text: string): { readonly lang: string; readonly accuracy: number }[];
}
