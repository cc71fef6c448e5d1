import { useQuery } from '@tanstack/react-query';
import { Input, type InputProps } from 'antd';
import { useDeferredValue } from 'react';
import { Proposal } from '@/components/fields/proposal.tsx';
import { t } from '@/lib/language/t.ts';

interface PhoneFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  /** Where the person is, which tells the country of a number without one. */
  place: string;
  onChange?: (value: string) => void;
}

/** A phone number. If it lacks its country code, one is proposed, because employers may be abroad. */
export function PhoneField({ value = '', place, onChange, ...props }: PhoneFieldProps) {
  const typed = useDeferredValue(value.trim());
  const { data: meant } = useQuery({
    queryKey: ['phone', typed, place],
    queryFn: async () => (await import('./phone-numbers.ts')).dialedFromAbroad(typed, place) ?? null,
    enabled: typed !== '' && !typed.startsWith('+'),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <>
      <Input
        {...props}
        type="tel"
        autoComplete="tel"
        value={value}
        placeholder="+351 912 345 678"
        onChange={({ target }) => onChange?.(target.value)}
      />
      {meant ? (
        <Proposal onTake={() => onChange?.(meant)}>
          <bdi dir="ltr">{t('Did you mean {value}?', { value: meant })}</bdi>
        </Proposal>
      ) : null}
    </>
  );
}
