import { cooksAndHosts } from './cooks-and-hosts.js';
import { hoteliers } from './hoteliers.js';
import { maria } from './maria.js';
import { outdoorsAndIdeas } from './outdoors-and-ideas.js';
import type { Person } from './person.js';
import { travelers } from './travelers.js';

/** Every job seeker of the demo data, the one of the demo account first. */
export const people: readonly Person[] = [maria, ...hoteliers, ...cooksAndHosts, ...travelers, ...outdoorsAndIdeas];
