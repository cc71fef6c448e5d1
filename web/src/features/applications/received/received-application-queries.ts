import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { applicationsOne, applicationsTimeline } from '@/api/generated/calls/applications.gen';
import {
  analyticsFigures,
  applicationNotesList,
  assignmentsMembers,
  receivedApplicationsAll,
  receivedApplicationsOfJob,
  receivedApplicationsProfile,
} from '@/api/generated/calls/hiring.gen';
import { readAllPages, readPage } from '@/api/page.ts';
import {
  applicationKeys,
  type AnalyticsFilter,
  type ApplicationState,
  type ReceivedApplicationsFilter,
} from '../application-queries.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';

/** Applications to the signed-in employer's listings, page by page. */
export const receivedApplicationsQuery = (filter: ReceivedApplicationsFilter = {}) =>
  pagedQuery(applicationKeys.received(filter), (cursor, options) =>
    receivedApplicationsAll({ query: { ...filter, cursor }, ...options }),
  );

/** Page size of the list of received applications. */
const LIST_PAGE = 20;

/** The list of received applications, which the review steps through. */
export const receivedListQuery = (filter: ReceivedApplicationsFilter) =>
  receivedApplicationsQuery({ ...filter, limit: LIST_PAGE });

/** All applications that the list shows page by page. */
export const readReceivedApplications = (filter: ReceivedApplicationsFilter) =>
  readAllPages((options, cursor) => receivedApplicationsAll({ query: { ...filter, cursor }, ...options }));

/** The number of applications to one listing. */
export const applicationCountQuery = (jobId: number) =>
  queryOptions({
    queryKey: applicationKeys.ofJob(jobId),
    queryFn: async ({ signal }) => {
      const query = { limit: 1 };
      const { total } = await readPage((options) =>
        receivedApplicationsOfJob({ path: { jobId }, query, signal, ...options }),
      );
      return total;
    },
  });

/** Views and applications over time. */
export const analyticsQuery = (filter: AnalyticsFilter) =>
  queryOptions({
    queryKey: applicationKeys.analytics(filter),
    queryFn: ({ signal }) => analyticsFigures({ query: filter, signal }),
    placeholderData: keepPreviousData,
  });

/** An application as the signed-in user may see it. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: ({ signal }) => applicationsOne({ path: { id }, signal }),
  });

/** The profile of an applicant, even if hidden, until the application is withdrawn. */
export const applicantProfileQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.profile(id),
    queryFn: ({ signal }) => receivedApplicationsProfile({ path: { id }, signal }),
  });

/** The notes of the company about an application, oldest first. */
export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKeys.notes(id),
    queryFn: ({ signal }) => applicationNotesList({ path: { id }, signal }),
  });

/** The members of the company, or those who may see an application. */
export const colleaguesQuery = (applicationId?: number) =>
  queryOptions({
    queryKey: applicationKeys.colleagues(applicationId),
    queryFn: ({ signal }) => assignmentsMembers({ query: { applicationId }, signal }),
  });

/** What happened to an application, oldest first. */
export const timelineQuery = (application: ApplicationState) =>
  queryOptions({
    queryKey: applicationKeys.timeline(application),
    queryFn: ({ signal }) => applicationsTimeline({ path: { id: application.id }, signal }),
    placeholderData: keepPreviousData,
  });
