import { tabStore } from './browser.ts';

/** A text that this tab keeps over reloads; empty if there is none. */
export function tabText(key: string): string {
  try {
    return tabStore.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text as long as the tab is open, or forgets an empty one. Without storage it lasts as long as the page. */
export function setTabText(key: string, text: string): void {
  try {
    if (text === '') tabStore.removeItem(key);
    else tabStore.setItem(key, text);
  } catch {
    // The page still has it.
  }
}
