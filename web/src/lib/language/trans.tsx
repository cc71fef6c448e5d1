import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { i18n } from './t.ts';

interface TransProps {
  /** An English text with elements as numbered tags: `Read the <0>terms</0>`. */
  id: string;
  values?: Record<string, unknown>;
  /** The elements, without children. */
  components: Record<number, ReactElement>;
}

/** A translated sentence with elements in it. */
export function Trans({ id, values, components }: TransProps) {
  return <TransNoContext id={id} values={verbatim(values)} components={components} lingui={{ i18n: i18n() }} />;
}

/** Texts become elements with a direction of their own, because Lingui would read tags and escapes in them. */
function verbatim(values: Record<string, unknown> = {}): Record<string, unknown> {
  const elements = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? <bdi>{value}</bdi> : value,
  ]);
  return Object.fromEntries(elements) as Record<string, unknown>;
}
