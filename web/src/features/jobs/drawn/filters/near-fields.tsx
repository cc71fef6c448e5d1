import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { t } from '@/lib/language/t.ts';
import { placesQuery } from '@/lib/places/places-query.ts';
import { RADII } from '../search/job-search-params.ts';
import styles from './filter-form.module.css';

interface NearFieldsProps {
  near: string;
  radius: number;
  onChange: (change: { near?: string; radius?: number }) => void;
}

/** A place, with suggestions, and the distance from it. */
export function NearFields({ near, radius, onChange }: NearFieldsProps) {
  const list = useId();
  const { data: places } = useQuery(placesQuery(useDeferredValue(near)));
  return (
    <div className={styles.near}>
      <label className={styles.text}>
        {t('Near')}
        <input
          name="near"
          type="search"
          list={list}
          placeholder={t('Town or city')}
          value={near}
          autoComplete="off"
          onChange={(event) => onChange({ near: event.target.value })}
        />
      </label>
      <datalist id={list}>
        {places?.map(({ id, label }) => (
          <option key={id}>{label}</option>
        ))}
      </datalist>
      <label className={styles.text}>
        {t('Within')}
        <select name="radius" value={radius} onChange={(event) => onChange({ radius: Number(event.target.value) })}>
          {RADII.map((kilometers) => (
            <option key={kilometers} value={kilometers}>
              {t('{kilometers} km', { kilometers })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
