import { globSync } from 'node:fs';
import { findProgram } from '../../support/runner/programs.js';

/** The system's Firefox, preferably the extended support release. */
export const findFirefox = (): string | undefined => findProgram(['firefox-esr', 'firefox']);

/** The small browser of WebKitGTK that its driver starts. */
export const findMiniBrowser = (): string | undefined => globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser').at(-1);
