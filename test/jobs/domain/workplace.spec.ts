import { ListingsMoved } from '#jobs/domain/job-events.js';
import { atWorkplace, Workplace, type WorkplaceForm } from '#jobs/domain/workplaces/workplace.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import { anApprovedJob } from '../../support/mothers/job-mother.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const FARO = { id: 2_268_339, name: 'Faro', region: null, country: 'PT', latitude: 37.02, longitude: -7.93 };

const inn = (form: WorkplaceForm = {}) => Workplace.open(7, 1, { name: 'Inn', location: 'Faro', ...form }, NOW);

describe('a hotel', () => {
  it('waits for an admin at first and after each change of what everyone sees', () => {
    const hotel = inn();
    expect(hotel.awaitsReview).toBe(true);
    hotel.approve();
    expect(hotel.awaitsReview).toBe(false);
    hotel.edit({ name: 'Inn', location: 'Faro', currency: 'EUR', reference: 'FAO' });
    expect(hotel.awaitsReview).toBe(false);
    for (const change of [{ name: 'Grand Inn' }, { location: 'Porto' }, { about: 'By the sea.' }, { place: FARO }]) {
      hotel.edit({ name: 'Inn', location: 'Faro', ...change });
      expect(hotel.awaitsReview).toBe(true);
    }
    hotel.edit({ name: 'Inn', location: 'Faro' });
    hotel.replaceLogo('/api/files/logo-1.webp');
    expect(hotel.awaitsReview).toBe(true);
  });

  it.each([
    [{}, '/api/files/logo-1.webp'],
    [{ logo: '/api/files/logo-of-others.webp' }, '/api/files/logo-1.webp'],
    [{ logo: '' }, null],
    [{ logo: null }, null],
  ])('keeps its logo unless that is removed: %j', (form, logo) => {
    const hotel = inn();
    hotel.replaceLogo('/api/files/logo-1.webp');
    hotel.edit({ name: 'Inn', location: 'Faro', ...form });
    expect(hotel.details.logo).toBe(logo);
  });

  it('is approved only as it was seen', () => {
    const hotel = inn();
    hotel.edit({ name: 'Grand Palace', location: 'Paris' });
    expect(() => hotel.approve([1])).toThrow(StaleVersion);
    hotel.replaceLogo('/api/files/logo-1.webp');
    expect(() => hotel.approve([2])).toThrow(StaleVersion);
    expect(hotel.published).toBeNull();
    hotel.approve([3]);
    expect(hotel.published).toMatchObject({ name: 'Grand Palace', logo: '/api/files/logo-1.webp' });
    expect(() => hotel.approve([3])).toThrow(StaleVersion);
  });

  it('shows its listings the approved name, even while another one waits', () => {
    const hotel = inn({ place: FARO });
    const listed = { workplaceId: 7, company: 'Inn', location: 'Faro', places: [FARO] };
    expect(atWorkplace({ company: 'Grand Palace', location: 'Paris', places: [] }, hotel)).toEqual(listed);
    hotel.approve();
    hotel.edit({ name: 'Grand Palace', location: 'Paris' });
    expect(atWorkplace({}, hotel)).toEqual(listed);
  });

  it('is refused with invalid fields, changing nothing', () => {
    const hotel = inn();
    const form = { name: 'I', location: '', reference: 'r'.repeat(101), currency: 'EURO', facts: { hoursPerWeek: 0 } };
    const fields = fieldErrorsOf(() => hotel.edit(form)).map((error) => error.split(':')[0]);
    expect(fields.toSorted()).toEqual(['currency', 'hoursPerWeek', 'location', 'name', 'reference']);
    expect(hotel).toMatchObject({ details: { name: 'Inn' }, version: 1 });
  });
});

describe('a listing of a hotel', () => {
  it('takes its approved name in each text that names it, once', () => {
    const hotel = inn();
    const job = anApprovedJob({ workplaceId: 7 });
    job.edit({ title: 'Night receptionist' }, NOW);
    hotel.edit({ name: 'Grand Inn', location: 'Porto', place: FARO });
    hotel.approve();
    job.follow(hotel);
    const moved = { company: 'Grand Inn', location: 'Porto', places: [FARO] };
    expect(job).toMatchObject({ details: moved, proposedText: { ...moved, title: 'Night receptionist' }, version: 4 });
    job.follow(hotel);
    expect(job.version).toBe(4);
    const unchecked = anApprovedJob({ workplaceId: 7 });
    unchecked.edit({ facts: { meals: true } }, NOW, { isTrusted: true });
    unchecked.follow(hotel);
    expect(unchecked).toMatchObject({ details: { ...moved, facts: { meals: true } }, checkedText: moved });
  });

  it('tells that it moved, once what everyone reads names another one', () => {
    const job = anApprovedJob({ workplaceId: 7 });
    const moves = () => job.pullEvents().filter((event) => event instanceof ListingsMoved);
    moves();
    job.edit({ title: 'Night receptionist' }, NOW);
    job.edit({ workplaceId: 8 }, NOW);
    expect(moves()).toEqual([]);
    job.approve(NOW);
    expect(moves()).toEqual([new ListingsMoved(job.employerId, [job.id])]);
  });

  it('of another hotel keeps its name', () => {
    const job = anApprovedJob({ workplaceId: 8 });
    job.follow(inn());
    expect(job).toMatchObject({ details: { company: 'Seaside Hotels' }, version: 2 });
  });
});
