import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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
export function Menu({ trigger, label, hasTooltip = true, header, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const goBack = () => {
    setOpen(false);
    button.current?.focus();
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
          <MenuItems id={id} label={label} onLeave={() => setOpen(false)} onDone={goBack}>
            {children}
          </MenuItems>
        </div>
      ) : null}
    </div>
  );
}

interface MenuItemsProps extends Pick<MenuProps, 'label' | 'children'> {
  id: string;
  /** The focus moves elsewhere. */
  onLeave: () => void;
  /** An item was chosen, or none. */
  onDone: () => void;
}

/** The items, one of which has the focus. */
function MenuItems({ id, label, onLeave, onDone, children }: MenuItemsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => itemsOf(list.current)[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onLeave();
    if (event.key === 'Escape') onDone();
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const items = itemsOf(list.current);
    const index = items.indexOf(document.activeElement as HTMLElement);
    items[move(index, items.length)]?.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('[role^="menuitem"]')) onDone();
      }}
    >
      {children}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
