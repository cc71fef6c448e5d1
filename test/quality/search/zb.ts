import 'reflect-metadata';
import { loadConcepts, listingTerms } from '#search';
import { listingWords } from '#jobs/adapters/search/indexing/listing-words.js';
import { measuredListings } from './measured-listings.js';
const c = loadConcepts();
const all = measuredListings('.').map((l) => listingWords({ ...l, requirements: null, responsibilities: null, benefits: null, category: l.category, experience: l.experience, facts: {}, places: null, minSalary: null, maxSalary: null, currency: 'USD' } as any));
for (const w of all) listingTerms(w, c);
for (let r = 0; r < 3; r++) { const t = process.cpuUsage(); for (let i = 0; i < 5; i++) for (const w of all) listingTerms(w, c); console.log(process.cpuUsage(t).user / 1000 / 5 / all.length, 'ms per listing'); }
