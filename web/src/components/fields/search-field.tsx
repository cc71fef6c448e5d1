import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/light/marks/icon.tsx';

/** Debounce delay in ms. */
const DEBOUNCE_DELAY = 300;

/** Fills a row of filters, up to a width that suits a few words. */
const STYLE = { flex: '1 1 16rem', maxWidth: '32rem' };

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search text. */
  value: string;
  onSearch: (value: string) => void;
}

/** Searches while typing, debounced. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useRef(onSearch);

  // A new value from outside, such as after the browser's back button, replaces what was typed.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }

  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === known) return;
    const timer = setTimeout(() => search.current(wanted), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return (
    <Input
      type="search"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      prefix={<Icon name="search" />}
      style={STYLE}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
