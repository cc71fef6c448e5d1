import 'reflect-metadata';
import { writtenPay, writtenAtLeast } from '#search/domain/listings/written-pay.js';
import { readLeastPay } from '#search/domain/understanding/least-pay.js';
console.log(writtenPay('A job in the air. We pay € 21 an hour.'), readLeastPay('trapeze €20/hour'), writtenAtLeast(readLeastPay('trapeze €20/hour')!.pay).length);
