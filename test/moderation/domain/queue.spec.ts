import { riskOf } from '#moderation/domain/hints/risk.js';
import { longSentences, sameTexts } from '#moderation/domain/hints/same-text.js';

const FEE =
  'Please transfer the deposit for your uniform and the visa before you start, and send us the receipt at once';
const WORK = 'You will welcome our guests at the front desk, check them in, and answer their questions about the town';

describe('the review queue', () => {
  it('ranks what mostly fraud does above what may be harmless', () => {
    expect(riskOf([{ rule: 'fees' }])).toBeGreaterThan(riskOf([{ rule: 'shouting' }, { rule: 'sender' }]));
    expect(riskOf([])).toBe(0);
  });

  it('compares the beginnings of long sentences, the longest first', () => {
    const longest = `${'Your days begin early. '.replace('. ', ' ').repeat(10)}`;
    const sentences = longSentences(`Short. ${WORK}. ${longest}! ${FEE}`);
    expect(sentences.map(({ length }) => length)).toEqual([160, FEE.length, WORK.length]);
  });

  it('groups texts that share a long sentence, also through a third', () => {
    const texts = [
      { id: 4, text: `${WORK}. Short.` },
      { id: 7, text: `${FEE}! Night shifts.` },
      { id: 8, text: `${FEE.toUpperCase()}. ${WORK}.` },
      { id: 9, text: 'Short. Short.' },
      { id: 10, text: 'Short. Something else.' },
    ];
    expect([...sameTexts(texts)]).toEqual([
      [4, 4],
      [7, 4],
      [8, 4],
    ]);
  });
});
