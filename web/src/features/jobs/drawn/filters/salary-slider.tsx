import { useId } from 'react';
import { formatDollars } from '@/lib/format/format-salary.ts';
import { t } from '@/lib/language/t.ts';
import { SALARY_SLIDER, type SalaryRange } from '../search/job-search-params.ts';
import styles from './salary-slider.module.css';

interface SalarySliderProps {
  value: SalaryRange;
  onChange: (value: SalaryRange) => void;
}

/** A range of yearly salaries: two thumbs on one track, which never pass each other. */
export function SalarySlider({ value, onChange }: SalarySliderProps) {
  const id = useId();
  const share = (amount: number) =>
    `${((amount - SALARY_SLIDER.min) / (SALARY_SLIDER.max - SALARY_SLIDER.min)) * 100}%`;
  return (
    <fieldset className={styles.slider} aria-describedby={id}>
      <legend>{t('Salary range')}</legend>
      <output className={styles.value}>
        {formatDollars(value.salaryMin)} - {formatDollars(value.salaryMax)}
      </output>
      <div className={styles.track}>
        <span
          className={styles.range}
          style={{
            insetInlineStart: share(value.salaryMin),
            insetInlineEnd: `calc(100% - ${share(value.salaryMax)})`,
          }}
        />
        <input
          name="salaryMin"
          type="range"
          {...SALARY_SLIDER}
          aria-label={t('Minimum salary')}
          aria-valuetext={formatDollars(value.salaryMin)}
          value={value.salaryMin}
          // If both thumbs are at the upper end, only the lower one can move, so it must be on top.
          style={{ zIndex: value.salaryMin > (SALARY_SLIDER.min + SALARY_SLIDER.max) / 2 ? 1 : undefined }}
          onChange={(event) => onChange({ ...value, salaryMin: Math.min(event.target.valueAsNumber, value.salaryMax) })}
        />
        <input
          name="salaryMax"
          type="range"
          {...SALARY_SLIDER}
          aria-label={t('Maximum salary')}
          aria-valuetext={formatDollars(value.salaryMax)}
          value={value.salaryMax}
          onChange={(event) => onChange({ ...value, salaryMax: Math.max(event.target.valueAsNumber, value.salaryMin) })}
        />
      </div>
      <p id={id} className={styles.hint}>
        {t('Per year. Jobs in this range are listed first.')}
      </p>
    </fieldset>
  );
}
