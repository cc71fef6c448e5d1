import styles from './donut.module.css';

export interface Slice {
  label: string;
  value: number;
}

/** As many as there are colours in the style sheet. */
const COLOURS = 4;
const RADIUS = 40;

/** Shares of a whole as a ring, with a legend that says the same in words. */
export function Donut({ label, centre, slices }: { label: string; centre: string; slices: readonly Slice[] }) {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const arcs = slices.map((slice, index) => {
    const before = slices.slice(0, index).reduce((sum, other) => sum + other.value, 0);
    return { share: (100 * slice.value) / (total || 1), start: (100 * before) / (total || 1) };
  });
  return (
    <div className={styles.donut}>
      <div className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r={RADIUS} className={styles.ground} />
          {arcs.map(({ share, start }, index) =>
            share === 0 ? null : (
              <circle
                key={slices[index]?.label}
                cx="50"
                cy="50"
                r={RADIUS}
                pathLength="100"
                className={styles[`slice${index % COLOURS}`]}
                strokeDasharray={`${share} ${100 - share}`}
                strokeDashoffset={-start}
              />
            ),
          )}
        </svg>
        <span className={styles.total} aria-hidden="true">
          {total.toLocaleString('en-US')}
          <small>{centre}</small>
        </span>
      </div>
      <ul className={styles.legend} aria-label={label}>
        {slices.map((slice, index) => (
          <li key={slice.label} className={styles[`slice${index % COLOURS}`]}>
            {slice.label} <strong>{slice.value.toLocaleString('en-US')}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
