import type { Place } from '../../domain/offer/place.js';
import type { WorkplaceDefaults, WorkplaceDetails } from '../../domain/workplaces/workplace.js';
import type { JobCard } from '../ports/job-card.js';

/** A hotel for its company. */
export type WorkplaceView = WorkplaceDetails &
  WorkplaceDefaults & {
    readonly id: number;
    readonly reference: string | null;
    readonly isPublic: boolean;
    readonly awaitsReview: boolean;
    /** Listings that are not archived. */
    readonly listings: number;
    readonly version: number;
  };

/** A hotel with changes that wait for an admin. */
export type WorkplaceReviewView = {
  readonly id: number;
  readonly employerId: number;
  readonly companyName: string;
  readonly version: number;
  readonly proposed: WorkplaceDetails;
  readonly published: WorkplaceDetails | null;
};

/** The parts of the URL of a hotel's page. */
export type WorkplaceAddress = {
  readonly id: number;
  readonly employerId: number;
  readonly companyName: string;
  readonly name: string;
};

/** What everyone sees of a hotel, with its open listings. */
export type PublicWorkplaceView = WorkplaceAddress & {
  readonly location: string;
  readonly place: Place | null;
  readonly about: string | null;
  readonly logo: string | null;
  readonly isTrusted: boolean;
  readonly jobCount: number;
  readonly jobs: readonly JobCard[];
};
