import { useEffect, useState } from 'react';
import { loadProblems } from './problems.ts';
import type { Translator } from './translated-sentences.ts';

const asItIs: Translator = (sentence) => sentence;

/** Says sentences of the API in the language of the page; in English until its words are there. */
export function useSaid(): Translator {
  const [say, setSay] = useState(() => asItIs);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const translator = await loadProblems();
      if (!isGone) setSay(() => translator);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return say;
}

/** A sentence of the API in the language of the page. */
export function Said({ text }: { text: string }) {
  return useSaid()(text);
}
