import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  label: string;
  /** Shows the label as a tooltip, for a trigger without text. */
  hasTooltip?: boolean;
  header?: ReactNode;
  /** Elements with the role menuitem or menuitemradio and tabIndex -1. */
  children: ReactNode;
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A button with a menu: arrow keys move the focus; Escape, Tab and clicks outside close it. */
export function LightMenu({ trigger, label, hasTooltip = true, header, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    itemsOf(list.current)[0]?.focus();
    return onPointerDownOutside(root, () => setOpen(false));
  }, [open]);

  const goBack = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') goBack();
    moveFocus(event, itemsOf(list.current));
  };

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        data-tip={hasTooltip ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open ? (
        <div className={styles.popup}>
          {header}
          <div
            ref={list}
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if ((event.target as HTMLElement).closest('[role^="menuitem"]')) goBack();
            }}
          >
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function onPointerDownOutside(root: RefObject<HTMLElement | null>, close: () => void): () => void {
  const onPointerDown = (event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) close();
  };
  document.addEventListener('pointerdown', onPointerDown);
  return () => document.removeEventListener('pointerdown', onPointerDown);
}

function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const move = MOVES[event.key];
  if (!move) return;
  event.preventDefault();
  const index = items.indexOf(document.activeElement as HTMLElement);
  items[move(index, items.length)]?.focus();
}
