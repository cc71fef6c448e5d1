import 'reflect-metadata';
import { loadConcepts, listingTerms } from '#search/adapters/thesaurus-files.js';
import { listingWords } from '#jobs/adapters/search/indexing/listing-words.js';
const c = loadConcepts();
for (const [title = '', location = '', description = ''] of process.argv.slice(2).map((a) => a.split('|'))) {
  console.log(title, c.jobsIn(title).map((j) => `${j.group.name}:${j.how}<${j.stems.join(' ')}>`).join(' | '));
  const words = listingWords({ title, company: '', location, description, requirements: null, responsibilities: null, benefits: null, skills: [], category: 'other', experience: null, facts: {}, places: null, minSalary: null, maxSalary: null, currency: 'USD', jobType: 'full_time' } as any);
  console.log('  ', listingTerms(words, c).filter((t) => /^(roles|places|says|season|fact|lang|month|skills|level)/.test(t)).join(', '));
}
