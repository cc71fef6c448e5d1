import './speak-pseudo.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleWith } from '@/testing/api/api-document.ts';
import { StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';
import { PAGES, serveEverything } from '@/testing/routes/pages.ts';
import { inWideLetters } from '../../../../test/support/languages/pseudo.ts';
import { isAtLength } from '../../../../test/support/sample.ts';
import { foreignTexts } from './foreign-texts.ts';

/** Sentences of the API, by the name of the field; they are translated. Whatever else the API says is people's. */
const SAID: Record<string, string> = {
  because: 'its text mentions ｗ, and in Ｌ',
  lacks: 'Not in Ｌ',
  sentence: 'The same job is already listed.',
  fault: 'The feed is too large.',
  problem: 'The listing has no reference.',
  message: 'Username is already taken',
  // People call their languages what they want.
  language: 'ｐｔ',
};

const CONTROLS = 'button, [role="tab"], [role="combobox"], [role="menuitem"]';

/** Its button sends a form that is no part of the API. */
const UNPRESSED = '/unsubscribe/token';

/** Each page once, or with everything behind its buttons, and with each value of each enumeration. */
const [rounds, mostPressed] = isAtLength ? [[0, 1, 2, 3, 4, 5], 60] : [[0], 0];
/** In ms; the form of a listing has sixty controls. */
const TIMEOUT = isAtLength ? 300_000 : undefined;

let api = new StandInApi();
afterEach(() => {
  sampleWith({});
  return closeApps(api);
});

it.each(PAGES)(
  'nothing is English at $url',
  async ({ url, as }) => {
    const person = as && { ...PEOPLE[as], fullName: 'ＡＢ', username: 'ａｂ', email: 'ａ@ｂ' };
    for (const round of rounds) {
      sampleWith({
        isFull: round > 0 || !isAtLength,
        choice: round,
        text: inWideLetters,
        texts: SAID,
        hasExamples: false,
      });
      api = serveEverything(new StandInApi(isAtLength));
      const app = await openApp(api, url, { as: person });
      // The words of a library come a moment later.
      await waitFor(() => expect(foreignTexts()).toEqual([]));
      if (url !== UNPRESSED) await pressAll(app, url);
      app.close();
    }
  },
  TIMEOUT,
);

/** Opens what buttons, tabs and selects open, one after the other, also within it. */
async function pressAll(app: App, url: string): Promise<void> {
  const pressed = new Set<string>();
  while (pressed.size < mostPressed) {
    const control = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (each) => !pressed.has(nameOf(each)) && !each.hasAttribute('disabled'),
    );
    if (!control) return;
    const name = nameOf(control);
    pressed.add(name);
    fireEvent.mouseDown(control);
    fireEvent.click(control);
    await app.settle();
    await waitFor(() => expect([name, foreignTexts()]).toEqual([name, []]));
    if (app.url() !== url) await app.go(url);
  }
}

function nameOf(control: HTMLElement): string {
  return `${control.getAttribute('aria-label') ?? ''} ${control.textContent} ${control.id}`;
}
