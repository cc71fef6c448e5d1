import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { suggestionsSuggest } from '@/api/generated/calls/jobs.gen';
import type { SuggestionBody } from '@/api/generated/types.gen';
import { Icon } from '@/light/marks/icon.tsx';
import { t } from '@/lib/language/t.ts';
import styles from './suggesting-field.module.css';

/** Milliseconds without typing before suggestions are loaded. */
const PAUSE = 120;
/** The API takes no longer text. */
const MAX_LENGTH = 100;
/** One letter of an alphabet says too little; one of Chinese may be a word. */
const TYPED_ENOUGH = /[^\p{sc=Latn}\P{L}]|\S.*\S/u;

interface SuggestingFieldProps {
  name: string;
  kind: 'role' | 'place';
  icon: 'search' | 'pin';
  label: string;
  initial?: string;
}

/** A text field of a form that suggests while people type (the combobox pattern of WAI-ARIA). Without scripts, it is a plain field. */
export function SuggestingField({ name, kind, icon, label, initial }: SuggestingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const found = useSuggestions(kind, typed);
  const isOpen = typed !== '' && found.length > 0;

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (text: string) => {
    if (input.current) input.current.value = text;
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown') setActive(active === found.length - 1 ? -1 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === -1 ? found.length - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) choose(chosen.label);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <label className={styles.field}>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
        <input
          ref={input}
          name={name}
          type="search"
          placeholder={label}
          autoComplete="off"
          defaultValue={initial}
          {...(useHydrated() && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
          })}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={close}
        />
      </label>
      <SuggestionList id={listId} options={isOpen ? found : []} active={active} onChoose={choose} />
      <output className="visually-hidden">{isOpen ? numberText(found.length) : ''}</output>
    </div>
  );
}

interface SuggestionListProps {
  id: string;
  options: readonly SuggestionBody[];
  active: number;
  onChoose: (text: string) => void;
}

/** The field keeps the focus and handles the keyboard. */
function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('Suggestions')} hidden={options.length === 0}>
      {options.map((one, index) => (
        <div
          key={one.label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? scrollThere : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one.label)}
        >
          <span dir="auto">{one.label}</span>
          {one.count ? <span className={styles.count}>{countText(one.count)}</span> : null}
        </div>
      ))}
    </div>
  );
}

function scrollThere(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function useSuggestions(kind: SuggestingFieldProps['kind'], typed: string) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(setText, typed === '' ? 0 : PAUSE, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const q = text.trim().slice(0, MAX_LENGTH);
  const { data = [] } = useQuery({
    queryKey: ['suggestions', kind, q.toLowerCase()],
    queryFn: ({ signal }) => suggestionsSuggest({ query: { q, kind }, signal }),
    enabled: TYPED_ENOUGH.test(q),
    placeholderData: (before) => (TYPED_ENOUGH.test(q) ? before : []),
    staleTime: 60_000,
    // A search works without suggestions.
    retry: false,
    throwOnError: false,
  });
  return data;
}

function countText(count: number): string {
  return t('{count, plural, one {# job} other {# jobs}}', { count });
}

function numberText(count: number): string {
  return t('{count, plural, one {# suggestion} other {# suggestions}}', { count });
}
