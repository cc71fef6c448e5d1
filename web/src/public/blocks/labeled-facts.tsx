/** Facts with labels; unknown ones are left out. */
export function LabeledFacts({
  facts,
  className,
}: {
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
