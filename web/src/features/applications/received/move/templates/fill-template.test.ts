import { expect, it } from 'vitest';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { fillTemplate } from './fill-template.ts';

const application = {
  user: { fullName: 'Maria {{jobTitle}} Silva' },
  job: { title: 'Chef', company: 'Grand Hotel' },
} as ReceivedApplicationBody;

it('fills known placeholders once and leaves others alone', () => {
  expect(fillTemplate('{{firstName}}, {{ fullName }}: {{jobTitle}} at {{companyName}}', application)).toBe(
    'Maria, Maria {{jobTitle}} Silva: Chef at Grand Hotel',
  );
  expect(fillTemplate('{{constructor}} {{nickname}}', application)).toBe('{{constructor}} {{nickname}}');
});
