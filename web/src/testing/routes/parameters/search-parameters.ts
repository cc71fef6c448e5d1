import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@/features/auth/user.ts';
import type { Operation, StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, chosen, clear, openedTab, openTab } from '@/testing/controls.ts';

/** What a URL leads to. */
export interface Outcome {
  /** The last request of an operation: its query, and its path if that has parameters. */
  request?: [operation: Operation, query: Record<string, string>, path?: Record<string, string>];
  /** Reads the page, and what it then finds. */
  shown: [read: () => unknown, found: unknown];
}

/** A control that changes the URL, by a new entry of the history if it `adds` one. */
export interface Change {
  act: (user: UserEvent) => Promise<void>;
  url: string;
  adds?: boolean;
  expected: Outcome;
}

/** A route whose state is in the query string. */
export interface SearchParameters {
  /** The id of the route. */
  route: string;
  as?: Role;
  /** Answers other than the samples. */
  server?: (api: StandInApi) => void;
  /** With every parameter. */
  url: string;
  /** Where it leads, if not there. */
  lands?: string;
  expected: Outcome;
  /** A control, or several that are used one after the other. */
  change?: Change | Change[];
  /** With values that are ignored. */
  invalid: string;
  otherwise: Outcome;
}

/** A page with tabs: the one in the URL, the one to open, and the one that is open by default. */
export function tabs(
  route: string,
  as: Role,
  path: string,
  [first, second, usual]: [[key: string, label: string], [key: string, label: string], label: string],
): SearchParameters {
  return {
    route,
    as,
    url: `${path}?tab=${first[0]}`,
    expected: { shown: [openedTab, first[1]] },
    change: {
      act: (user) => openTab(user, second[1]),
      url: `${path}?tab=${second[0]}`,
      adds: true,
      expected: { shown: [openedTab, second[1]] },
    },
    invalid: `${path}?tab=nonsense`,
    otherwise: { shown: [openedTab, usual] },
  };
}

type Parameters = Readonly<Record<string, string>>;

/** A control, what it changes of the parameters (nothing is left of an empty one), and what it then shows. */
export type Control = [act: Change['act'], changes: Parameters, ...shown: Outcome['shown']];

/** Choosing an option of a select. */
export function choice(select: string, option: string, changes: Parameters): Control {
  return [(user) => choose(user, select, option), changes, () => chosen(select), option];
}

/** Clearing a select, which then shows its usual choice. */
export function clearing(select: string, usual: string, changes: Parameters): Control {
  return [() => clear(select), changes, () => chosen(select), usual];
}

/** Controls that are used one after the other, each with all parameters that are then in the URL. */
export function inTurn(
  path: string,
  first: Parameters,
  controls: readonly Control[],
  requestOf?: (parameters: Parameters) => Outcome['request'],
): Change[] {
  let parameters = first;
  return controls.map(([act, changes, ...shown]) => {
    parameters = Object.fromEntries(Object.entries({ ...parameters, ...changes }).filter(([, value]) => value !== ''));
    const query = new URLSearchParams(parameters).toString();
    const request = requestOf?.(parameters);
    return { act, url: path + (query && `?${query}`), expected: { ...(request && { request }), shown } };
  });
}
