/** Roles by which journeys find what they press. */
export type Role = 'button' | 'link' | 'tab' | 'menuitem';

/** Letters, and keys by their names in `KeyboardEvent.key`. */
export type Key = 'a' | 'r' | 'ArrowDown' | 'Enter' | 'Escape';

/** A person at a browser of any engine. Each step waits until it is possible. */
export interface Visitor {
  /** Opens a path of the site and waits until the app reacts. */
  open(path: string): Promise<void>;
  /** Path and query of the page. */
  path(): Promise<string>;
  press(role: Role, name: string): Promise<void>;
  focus(role: Role, name: string): Promise<void>;
  /** Presses a key of the keyboard, where the focus is. */
  key(key: Key): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** Waits until a text is visible. */
  see(text: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
