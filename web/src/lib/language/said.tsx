import { Suspense, use, useState, type ReactNode } from 'react';
import { loadProblems } from './problems.ts';
import { currentLanguage } from './t.ts';
import type { Translator } from './translated-sentences.ts';

interface SaidProps {
  /** A sentence of the API. */
  text: string;
  /** Shows the sentence as something else than text. */
  children?: (sentence: string) => ReactNode;
}

const alone = (sentence: string): ReactNode => sentence;

/**
 * A sentence of the API in the language of the page; nothing until its words are there. What the server has drawn
 * stays, because React hydrates it when they are.
 */
export function Said({ text, children = alone }: SaidProps) {
  if (currentLanguage() === 'en') return children(text);
  return <Translated text={text}>{children}</Translated>;
}

function Translated({ text, children }: Required<SaidProps>) {
  // Kept here: what waits below has no state, and would ask again and again when the words do not load.
  const [words] = useState(loadProblems);
  return (
    <Suspense>
      <Sentence text={text} words={words}>
        {children}
      </Sentence>
    </Suspense>
  );
}

function Sentence({ text, words, children }: Required<SaidProps> & { words: Promise<Translator> }) {
  return children(use(words)(text));
}
