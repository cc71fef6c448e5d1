import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

/** Debounce delay in ms. */
const PAUSE = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search text. */
  value: string;
  onSearch: (value: string) => void;
}

/** Searches while typing, debounced. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useRef(onSearch);

  // Another value from outside, such as the browser's back button, takes the place of what was typed.
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
    const timer = setTimeout(() => search.current(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return (
    <TextField
      label={label}
      unmarked
      type="search"
      autoComplete="off"
      placeholder={placeholder}
      value={typed}
      onValue={setTyped}
    />
  );
}
