import { findFirefox } from '../../browser/engines/programs.js';
import { installOneOf } from '../../support/runner/debian-packages.js';
import { findProgram } from '../../support/runner/programs.js';
import { longTests } from './long-tests.js';
import type { Proof } from './proof.js';

/** The Debian packages of the engines, and how to find a program of each. */
const PACKAGES = {
  'firefox-esr': findFirefox,
  'webkit2gtk-driver': () => findProgram(['WebKitWebDriver']),
  xvfb: () => findProgram(['Xvfb']),
};

const journeys = longTests('The main journeys work in Chromium, Firefox and WebKit', 'test:engines');

/** Journeys in the engines of the world's browsers. */
export const proofs: Proof[] = [
  {
    name: journeys.name,
    async run(report) {
      for (const [name, find] of Object.entries(PACKAGES)) {
        if (find() === undefined && !(await installOneOf([name]))) {
          throw new Error(`This proof needs ${name} (on Debian: sudo apt-get install ${name}).`);
        }
      }
      await journeys.run(report);
    },
  },
];
