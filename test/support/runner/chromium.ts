import { findProgram } from './programs.js';

/** Prefers the headless shell, which takes a quarter less time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** The system's Chromium (CHROMIUM_PATH if set), or undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || findProgram(NAMES, ELSEWHERE);
}
