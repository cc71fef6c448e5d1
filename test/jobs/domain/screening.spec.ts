import { checkQuestions, type QuestionForm } from '#jobs/domain/offer/screening.js';
import { checkAnswers, type GivenAnswer } from '#applications/domain/answers.js';
import { QUESTION_LIMITS } from '#shared/domain/values/screening-question.js';
import { FieldChecks, InvalidFields } from '#shared/domain/field-checks.js';

function questions(...forms: QuestionForm[]) {
  const checks = new FieldChecks();
  const checked = checkQuestions(checks, forms);
  checks.finish();
  return checked;
}

const invalidField = (check: () => unknown): string | undefined => {
  try {
    check();
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields[0]?.field;
    throw error;
  }
  return undefined;
};

const PERMIT = { question: 'Do you have a work permit?', kind: 'yes_no', accepted: ['Yes'] };
const YEARS = { question: 'How many years at sea?', kind: 'number', min: 2 };
const DESKS = { question: 'Which desks do you know?', kind: 'several_of', options: ['Opera', 'Mews'] };
const options = (count: number) => Array.from({ length: count }, (_, n) => `Option ${n}`);
const SHIFT = { question: 'Which shift?', kind: 'one_of', options: ['Day', 'Night'], accepted: ['Night'] };
const WHY = { question: 'Why us?', kind: 'text', isRequired: true };

describe('the questions of a listing', () => {
  it('are required if they have a must-have', () => {
    expect(questions(PERMIT, YEARS, DESKS, SHIFT, WHY).map(({ isRequired }) => isRequired)).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it.each<[string, QuestionForm[]]>([
    ['ten', Array.from({ length: QUESTION_LIMITS.questions }, (_, i) => ({ ...WHY, question: `Why ${i}?` }))],
    ['two options', [DESKS]],
    ['twenty options', [{ ...DESKS, options: options(QUESTION_LIMITS.options) }]],
    ['one number only', [{ ...YEARS, min: 2, max: 2 }]],
    ['the largest numbers', [{ ...YEARS, min: -QUESTION_LIMITS.number, max: QUESTION_LIMITS.number }]],
    ['a highest number alone', [{ question: YEARS.question, kind: 'number', max: 2 }]],
    ['bounds of something else, which are ignored', [{ ...WHY, min: 3, max: 2 }]],
    ['a must-have of a text, which is ignored', [{ ...WHY, accepted: ['The sea'] }]],
  ])('may be %s', (_name, forms) => {
    expect(questions(...forms)).toHaveLength(forms.length);
  });

  it('are required for either bound, and for nothing that does not apply', () => {
    const number = { question: YEARS.question, kind: 'number' };
    const asked = questions({ ...number, min: 0 }, { ...number, question: 'How old?', max: 0 }, { ...DESKS, min: 1 });
    expect(asked.map(({ isRequired, min, max }) => [isRequired, min, max])).toEqual([
      [true, 0, null],
      [true, null, 0],
      [false, null, null],
    ]);
    expect(questions({ ...WHY, isRequired: false, accepted: ['The sea'] })).toMatchObject([{ isRequired: false }]);
  });

  it.each<[string, QuestionForm[]]>([
    ['more than ten', Array.from({ length: 11 }, (_, i) => ({ ...WHY, question: `Why ${i}?` }))],
    ['a duplicate', [WHY, { ...WHY, question: 'WHY US?' }]],
    ['one without text', [{ ...WHY, question: ' ' }]],
    ['one of an unknown kind', [{ ...WHY, kind: 'essay' }]],
    ['a single option', [{ ...SHIFT, options: ['Night'] }]],
    ['the same option twice', [{ ...SHIFT, options: ['Night', 'night'] }]],
    ['a must-have that is not an option', [{ ...SHIFT, accepted: ['Split'] }]],
    ['an empty range', [{ ...YEARS, min: 3, max: 2 }]],
    ['a bound beyond all numbers', [{ ...YEARS, min: -QUESTION_LIMITS.number - 1 }]],
    ['more options than allowed', [{ ...DESKS, options: options(QUESTION_LIMITS.options + 1) }]],
  ])('are rejected: %s', (_name, forms) => {
    expect(invalidField(() => questions(...forms))).toMatch(/^questions/);
  });
});

describe('answers to questions', () => {
  const asked = questions(PERMIT, YEARS, DESKS, SHIFT, WHY);
  const given = (changes: Record<string, Partial<GivenAnswer>> = {}): GivenAnswer[] =>
    Object.entries({
      [PERMIT.question]: { answer: 'Yes' },
      [YEARS.question]: { answer: ' 4 ' },
      [DESKS.question]: { choices: ['Mews', 'Opera'] },
      [SHIFT.question]: { answer: 'Night' },
      [WHY.question]: { answer: 'The sea' },
      ...changes,
    }).map(([question, answer]) => ({ question, ...answer }));

  it('are stored with their questions', () => {
    expect(checkAnswers(asked, given())).toEqual([
      { question: PERMIT.question, answer: 'Yes' },
      { question: YEARS.question, answer: '4' },
      { question: DESKS.question, answer: 'Opera, Mews' },
      { question: SHIFT.question, answer: 'Night' },
      { question: WHY.question, answer: 'The sea' },
    ]);
  });

  it('are accepted with missed must-haves, which are flagged', () => {
    const answers = checkAnswers(
      asked,
      given({
        [PERMIT.question]: { answer: 'No' },
        [YEARS.question]: { answer: '1.5' },
        [SHIFT.question]: { answer: 'Day' },
      }),
    );
    expect(answers.filter(({ isMissed }) => isMissed).map(({ answer }) => answer)).toEqual(['No', '1.5', 'Day']);
  });

  it.each([
    ['1', true],
    ['2', undefined],
    ['5', undefined],
    ['5.0001', true],
  ])('are within the bounds of a number, which count: %s', (answer, isMissed) => {
    const [answered] = checkAnswers(questions({ ...YEARS, max: 5 }), [{ question: YEARS.question, answer }]);
    expect(answered?.isMissed).toBe(isMissed);
  });

  it('must include every must-have', () => {
    const needsBoth = questions({ ...DESKS, accepted: ['Opera', 'Mews'] });
    const answerWith = (...choices: string[]) => checkAnswers(needsBoth, [{ question: DESKS.question, choices }]);
    expect(answerWith('Opera')[0]?.isMissed).toBe(true);
    expect(answerWith('Opera', 'Mews')[0]?.isMissed).toBeUndefined();
  });

  it.each<[string, Record<string, Partial<GivenAnswer>>, string | undefined]>([
    ['no answer to an optional question', { [DESKS.question]: {} }, undefined],
    ['an answer to a question that is not asked', { 'Your age?': { answer: '40' } }, undefined],
    ['no answer to a required question', { [WHY.question]: { answer: ' ' } }, 'answers.4'],
    ['a word for a number', { [YEARS.question]: { answer: 'four' } }, 'answers.1'],
    ['an answer that is not offered', { [SHIFT.question]: { answer: 'Dusk' } }, 'answers.3'],
    ['two answers where one is possible', { [SHIFT.question]: { choices: ['Day', 'Night'] } }, 'answers.3'],
    ['a text that is too long', { [WHY.question]: { answer: 'a'.repeat(1001) } }, 'answers.4'],
  ])('are checked: %s', (_name, changes, field) => {
    expect(invalidField(() => checkAnswers(asked, given(changes)))).toBe(field);
  });
});
