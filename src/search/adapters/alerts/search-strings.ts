import { Injectable } from '@nestjs/common';
import { requestValidation } from '#platform/http/api/validation/validation.pipe.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { normalText, withoutControls } from '#shared/domain/text/normal-text.js';
import { FACT_FILTERS, isJobType } from '#jobs';
import type { JobFilter } from '../queries/job-search.js';
import { JobSearchRequest } from '../http/job-search.requests.js';

/** Parameters that are not part of a saved search. */
const PAGING: ReadonlySet<string> = new Set(['cursor', 'limit', 'state']);

/** A search parsed from the query string of its page. */
export type ReadSearch = {
  /** The parameters in alphabetical order, without empty and unknown ones. */
  readonly normalized: string;
  readonly filter: JobFilter;
  /** Names of unknown parameters. */
  readonly unknown: readonly string[];
};

/** Parses saved searches with the validation of the search API. */
@Injectable()
export class SearchStrings {
  private readonly validation = requestValidation();

  /** @throws InvalidFields for a search that the API rejects or that uses a filter that does not exist */
  async read(search: string): Promise<ReadSearch> {
    const sent = sentParameters(search);
    const request = (await this.validation.transform(
      { ...sent },
      { type: 'query', metatype: JobSearchRequest },
    )) as JobSearchRequest;
    const filter = JobSearchRequest.search({ ...request, cursor: undefined });
    checkChoices(filter);
    const isKnown = (name: string): boolean => Object.hasOwn(request, name);
    const names = Object.keys(sent).filter((name) => !PAGING.has(name));
    const normalized = new URLSearchParams();
    for (const name of names.filter(isKnown).toSorted()) normalized.append(name, String(sent[name]));
    return { normalized: String(normalized), filter, unknown: names.filter((name) => !isKnown(name)) };
  }
}

/** Keeps repeated parameters as arrays, so that validation rejects them as it does in a URL. */
function sentParameters(search: string): Readonly<Record<string, string | string[]>> {
  const parameters = new URLSearchParams(search);
  const sent = new Map<string, string | string[]>();
  for (const name of parameters.keys()) {
    const values = parameters.getAll(name).map((value) => normalText(withoutControls(value)));
    const [value = ''] = values;
    if (values.length > 1) sent.set(name, values);
    else if (value !== '') sent.set(name, value);
  }
  return Object.fromEntries(sent);
}

/** A search with an unknown choice finds nothing; an error is better than an alert that is never sent. */
function checkChoices({ facts = [], jobType }: JobFilter): void {
  const unknown = facts.find((fact) => !FACT_FILTERS.some((known) => known === fact));
  if (unknown !== undefined) throw missing('facts', unknown);
  if (jobType !== undefined && jobType !== '' && !isJobType(jobType)) throw missing('jobType', jobType);
}

function missing(field: string, value: string): InvalidFields {
  return new InvalidFields([{ field, message: `The filter "${value.slice(0, 40)}" no longer exists` }]);
}
