import { expect, it } from 'vitest';
import { isRisky } from './risky-words.ts';

it.each([
  ['There is a small fee for the visa.', true],
  ['Send us your PASSPORT first.', true],
  ['Make a bank transfer to this IBAN.', true],
  ['Pay by Western Union or with gift cards.', true],
  ['Hay que pagar una tasa y el pasaporte.', true],
  ['Envoyez la caution par virement.', true],
  ['Bitte überweisen Sie die Bearbeitungsgebühr.', true],
  ['Schicken Sie Ihren Reisepass.', true],
  ['Precisamos do seu passaporte.', true],
  ['Invii un bonifico per la cauzione.', true],
  ['ادفع الرسوم أولا', true],
  ['أرسل جوازك', true],
  ['Envie a caução por transferência bancária.', true],
  ['Das passt gut, bis Montag!', false],
  ['Caution: I pass by with produits frais.', false],
  ['Le café est offert, la tasse aussi.', false],
  ['Coffee is free, and so is the feedback.', false],
  ['The airport transfer takes ten minutes.', false],
])('finds in “%s”: %s', (text, isFound) => expect(isRisky(text)).toBe(isFound));
