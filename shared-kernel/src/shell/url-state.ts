import { useCallback, useMemo, useEffect, useEffectEvent } from 'react';
import { truncateSearchText } from '../domain/search/truncate-search-text';
import { useUrlSearch, type UrlHistoryAction } from './use-url-search';

/**
 * Converts a value to and from a query parameter. `format` returns `null` for the default value, so that the URL omits
 * it.
 */
export interface UrlParam<T> {
  parse(raw: string | null): T;
  format(value: T): string | null;
}

/**
 * A URL parameter with free text, which is omitted if empty.
 *
 * @example
 * const params = { q: createTextParam() };
 */
export function createTextParam(fallback = ''): UrlParam<string> {
  return {
    parse: (raw) => raw ?? fallback,
    format: (value) => (value === fallback ? null : value),
  };
}

/**
 * A URL parameter with search text. Longer text is truncated to `maxSearchLength`.
 *
 * @example
 * const params = { q: createSearchParam() };
 */
export const createSearchParam = (): UrlParam<string> => ({
  parse: (raw) => truncateSearchText(raw ?? ''),
  format: (text) => (text === '' ? null : text),
});

/**
 * A URL parameter with a fixed set of values. Any other value becomes the fallback.
 *
 * @example
 * const params = { status: createChoiceParam(['all', 'active', 'inactive'], 'all') };
 */
export function createChoiceParam<const T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
): UrlParam<T> {
  return {
    parse: (raw) => choices.find((choice) => choice === raw) ?? fallback,
    format: (value) => (value === fallback ? null : value),
  };
}

type UrlParams = Readonly<Record<string, UrlParam<unknown>>>;

type UrlValues<P> = { readonly [K in keyof P]: P[K] extends UrlParam<infer T> ? T : never };

/**
 * Stores state in the query string, so that users can share it. An invalid value becomes the default. Declare `params`
 * outside the component, because the object must not change between renders.
 *
 * @example
 * const params = { q: createTextParam(), sort: createChoiceParam(['name', 'newest'], 'name') };
 * const { values, set } = useUrlState(params);
 * set({ sort: 'newest' }); // ?sort=newest
 */
export function useUrlState<const P extends UrlParams>(params: P) {
  const [search, change] = useUrlSearch();

  const values = useMemo(() => {
    const entries = Object.entries<UrlParam<unknown>>(params);
    return Object.fromEntries(
      entries.map(([name, param]) => [name, param.parse(search.get(name))]),
    ) as UrlValues<P>;
  }, [params, search]);

  const set = useCallback(
    (changes: Partial<UrlValues<P>>, history: UrlHistoryAction = 'replace') =>
      change((next) => {
        for (const [name, value] of Object.entries(changes)) {
          const text = params[name]?.format(value) ?? null;
          if (text === null) next.delete(name);
          else next.set(name, text);
        }
        return next;
      }, history),
    [params, change],
  );

  const clear = useCallback(
    (names: readonly (keyof P & string)[]) =>
      change((next) => {
        for (const name of names) next.delete(name);
        return next;
      }),
    [change],
  );

  return { values, set, clear };
}

const params = { do: createTextParam() };

/**
 * Runs an action if the URL parameter `do` names it. The parameter is removed, so that a reload does not repeat the
 * action.
 *
 * @example
 * useUrlAction('upload', () => onOpen('upload')); // once, at ?do=upload
 */
export function useUrlAction(action: string, begin: () => void): void {
  const { values, set } = useUrlState(params);
  const isAsked = values.do === action;
  const start = useEffectEvent(() => {
    set({ do: '' });
    begin();
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}
