import { tabStore } from './browser.ts';

/** A text that this tab stores across reloads; empty if there is none. */
export function tabText(key: string): string {
  try {
    return tabStore.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text until the tab is closed, or removes an empty one. Without storage, only the page keeps it. */
export function setTabText(key: string, text: string): void {
  try {
    if (text === '') tabStore.removeItem(key);
    else tabStore.setItem(key, text);
  } catch {
    // The page still has it.
  }
}
