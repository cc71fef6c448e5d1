import { readDay } from '#integrations/adapters/feeds/mapping/dates.js';

describe('a day in a feed', () => {
  it.each([
    ['2030-12-31', '2030-12-31'],
    ['2030/1/9', '2030-01-09'],
    ['20301231', '2030-12-31'],
    ['31.12.2030', '2030-12-31'],
    ['1. 2. 2030, 12:00', '2030-02-01'],
    ['31/12/2030', '2030-12-31'],
    ['12/31/2030', '2030-12-31'],
    ['12/13/2030', '2030-12-13'],
    ['5/5/2030', '2030-05-05'],
    ['31. Dezember 2030', '2030-12-31'],
    ['31-Dec-2030', '2030-12-31'],
    ['Thu, 1st of March 2030', '2030-03-01'],
    ['31 de diciembre de 2030', '2030-12-31'],
    ['December 31st, 2030', '2030-12-31'],
    ['2030-12-31T23:30:00-02:00', '2031-01-01'],
    ['Tue, 31 Dec 2030 23:59:00 GMT', '2030-12-31'],
    ['1924905600000', '2030-12-31'],
  ])('is read from %j', (text, day) => expect(readDay(text)).toEqual({ day }));

  it.each([
    ['12/11/2030', true],
    ['1-2-2030', true],
    ['2030-02-30', false],
    ['30.02.2030', false],
    ['13/13/2030', false],
    ['31 Foo 2030', false],
    ['soon', false],
  ])('is not guessed from %j', (text, isAmbiguous) => expect(readDay(text)).toEqual({ isAmbiguous }));
});
