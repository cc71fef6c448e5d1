import type {
  PublicWorkplaceView,
  WorkplaceReviewView,
  WorkplaceView,
} from '#jobs/application/workplaces/workplace-views.js';
import type {
  WorkplaceBody,
  WorkplaceDetailsBody,
  WorkplacePageBody,
  WorkplaceReviewBody,
} from '#jobs/application/views/places/workplace.view.js';
import type { WorkplaceDetails } from '#jobs/domain/workplaces/workplace.js';
import { slugOf, slugOfWorkplace } from '../company-body.js';
import { placeBody } from '../listings/bodies/place-body.js';
import { jobCardBody } from '../listings/bodies/card-body.js';

export function workplaceBody({ place, ...workplace }: WorkplaceView): WorkplaceBody {
  return { ...workplace, place: place && placeBody(place) };
}

export function workplaceReviewBody({ proposed, published, ...workplace }: WorkplaceReviewView): WorkplaceReviewBody {
  return { ...workplace, proposed: detailsBody(proposed), published: published && detailsBody(published) };
}

export function workplacePageBody(page: PublicWorkplaceView, now: Date): WorkplacePageBody {
  const { id, employerId, companyName, name, location, about, logo, isTrusted, jobCount } = page;
  const slugs = { slug: slugOfWorkplace(page), companySlug: slugOf(page) };
  const jobs = page.jobs.map((job) => jobCardBody(job, now));
  return { id, employerId, companyName, name, location, about, logo, isTrusted, jobCount, ...slugs, jobs };
}

function detailsBody({ name, location, place, about, logo }: WorkplaceDetails): WorkplaceDetailsBody {
  return { name, location, place: place && placeBody(place), about, logo };
}
