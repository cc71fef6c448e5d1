import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

/** How long somebody pauses before the typed text is looked for, in ms. */
const PAUSE = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** What is looked for now. */
  value: string;
  onSearch: (value: string) => void;
}

/** Looks for what is typed as soon as the typing pauses. */
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
