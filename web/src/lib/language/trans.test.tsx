import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { t } from './t.ts';
import { Trans } from './trans.tsx';

const TEXTS = [String.raw`\u003cscript\u003e \x41`, '<0>bold</0>', '<script>alert(1)</script>', '<1/> {name} # "a" \\'];

it.each(TEXTS)('puts %j into a text as it is', (name) => {
  expect(t('Chef at {name}', { name })).toBe(`Chef at ${name}`);
});

it.each(TEXTS)('puts %j into a sentence with elements as it is, in its own direction', (name) => {
  const sentence = <Trans id="By <0>{name}</0> on {day}" values={{ name, day: 3 }} components={{ 0: <b /> }} />;
  const expected = (
    <>
      By{' '}
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      on 3
    </>
  );
  expect(renderToStaticMarkup(sentence)).toBe(renderToStaticMarkup(expected));
});
