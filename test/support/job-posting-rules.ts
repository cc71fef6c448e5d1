import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const text = { type: 'string', minLength: 1 } as const;
const amount = { type: 'number', minimum: 0 } as const;
const COUNTRY_CODE = '^[A-Z]{2}$';

function thing(type: string, properties: object, more: object = {}): object {
  return {
    type: 'object',
    properties: { '@type': { const: type }, ...properties },
    required: ['@type'],
    additionalProperties: false,
    ...more,
  };
}

const address = thing(
  'PostalAddress',
  {
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: { type: 'string', pattern: COUNTRY_CODE },
  },
  { required: ['addressCountry'] },
);

const place = thing('Place', { name: text, address }, { required: ['address'] });
const country = thing('Country', { name: text }, { required: ['name'] });
const manyOr = (one: object): object => ({ anyOf: [one, { type: 'array', minItems: 1, items: one }] });

const salary = thing(
  'MonetaryAmount',
  {
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    value: thing(
      'QuantitativeValue',
      {
        value: amount,
        minValue: amount,
        maxValue: amount,
        unitText: { enum: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] },
      },
      {
        required: ['unitText'],
        anyOf: [{ required: ['value'] }, { required: ['minValue'] }, { required: ['maxValue'] }],
      },
    ),
  },
  { required: ['currency', 'value'] },
);

/** Google's rules for job postings, and the schema.org properties that it ignores. */
const JOB_POSTING = thing(
  'JobPosting',
  {
    '@context': { const: 'https://schema.org' },
    url: { type: 'string', format: 'uri' },
    title: text,
    description: { type: 'string', pattern: '^<p>.*</p>$' },
    datePosted: { type: 'string', format: 'date-time' },
    validThrough: { type: 'string', format: 'date-time' },
    identifier: thing('PropertyValue', { name: text, value: text }, { required: ['name', 'value'] }),
    hiringOrganization: thing(
      'Organization',
      { name: text, sameAs: { type: 'string', format: 'uri' }, logo: { type: 'string', format: 'uri' } },
      { required: ['name'] },
    ),
    employmentType: {
      enum: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
    },
    jobLocation: manyOr(place),
    jobLocationType: { const: 'TELECOMMUTE' },
    applicantLocationRequirements: manyOr(country),
    baseSalary: salary,
    experienceRequirements: {
      anyOf: [
        { const: 'no requirements' },
        thing(
          'OccupationalExperienceRequirements',
          { monthsOfExperience: { type: 'integer', minimum: 1 } },
          { required: ['monthsOfExperience'] },
        ),
      ],
    },
    directApply: { type: 'boolean' },
    skills: text,
    qualifications: text,
    jobBenefits: text,
    incentiveCompensation: text,
    jobStartDate: { type: 'string', format: 'date' },
    workHours: text,
  },
  {
    required: ['@context', 'title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
    anyOf: [{ required: ['jobLocation'] }, { required: ['applicantLocationRequirements'] }],
    dependencies: { applicantLocationRequirements: ['jobLocationType'] },
  },
);

const validate = formats.default(new Ajv({ allErrors: true })).compile(JOB_POSTING);

/** The violations of these rules by structured data. */
export function jobPostingErrors(posting: unknown): string[] {
  validate(posting);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
