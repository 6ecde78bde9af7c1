import fc from 'fast-check';
import { emptyClientDirectory } from 'shared-kernel/domain/client';
import type { Notification } from 'shared-kernel/domain/notification';
import { textMatcher } from 'shared-kernel/domain/search';
import { amountInUsd, transactionTypes, type Transaction } from 'shared-kernel/domain/transaction';
import { notifications, transactions } from 'shared-kernel/testing/records';
import { notificationCategories } from '../notifications/list/notification-categories';
import { notificationTabs } from '../notifications/list/notification-views';
import {
  newestFirst,
  notificationTexts,
  selectVisibleNotifications,
  type NotificationFilter,
} from '../notifications/list/select-visible-notifications';
import {
  isFalling,
  sortKeyOf,
  transactionOrdering,
  transactionSorts,
  type TransactionSort,
} from '../transactions/list/sort-transactions';
import { filterTransactions, transactionTexts } from '../transactions/list/transaction-filter';
import { transactionStatuses } from '../transactions/details/transaction-parts';
import { joinTexts } from './joined-texts';
import { orderAndSelect, type Selected } from './order-and-select';
import type { Selection } from './select-sliced';
import { finish } from './sliced-work';

// What the screens list, worked out step by step from what was listed before, is what filter, search and sort
// leave of the plain list. fast-check says the seed of what fails.

interface Identified {
  readonly id: string;
}

/** What is done to a list between two looks at it. */
type Change<Item> =
  | { readonly kind: 'replace' | 'add'; readonly at: number; readonly by: Partial<Item> }
  | { readonly kind: 'remove'; readonly at: number };

function changed<Item extends Identified>(
  list: readonly Item[],
  change: Change<Item>,
  blank: Item,
): readonly Item[] {
  const at = change.at % Math.max(1, list.length);
  if (change.kind === 'remove') return list.toSpliced(at, 1);
  if (change.kind === 'add')
    return [...list, { ...blank, ...change.by, id: `added-${list.length}` }];
  const old = list[at];
  return old ? list.with(at, { ...old, ...change.by }) : list;
}

/** Many records of a few kinds, so that a list goes over several slices and many are alike. */
const listOf = <Item extends Identified>(fields: fc.Arbitrary<Partial<Item>>, blank: Item) =>
  fc
    .tuple(fc.array(fields, { minLength: 1, maxLength: 25 }), fc.constantFrom(1, 3, 100))
    .map(([kinds, times]): readonly Item[] =>
      Array.from({ length: kinds.length * times }, (_, at) => ({
        ...blank,
        ...kinds[at % kinds.length],
        id: `${blank.id}-${at}`,
      })),
    );

const changesOf = <Item>(fields: fc.Arbitrary<Partial<Item>>): fc.Arbitrary<Change<Item>> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom('replace', 'add'), at: fc.nat(), by: fields }),
    fc.record({ kind: fc.constant('remove'), at: fc.nat() }),
  );

/** Texts of which some say more than others, as one is typed. */
const text: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  'm',
  'me',
  'ME',
  'mer',
  'meridian',
  'e',
  'er',
  'wire',
  'x y',
);

interface Look<Asked, Item> {
  readonly asked: Partial<Asked>;
  readonly change: Change<Item> | null;
  /** Whether the page comes to rest afterwards, and gets ready for a search. */
  readonly isIdle: boolean;
}

/** A few of what a list is asked for, or none; the rest stays as it was. And what is done to the list first. */
const lookOf = <Asked extends object, Item>(
  asked: { readonly [Name in keyof Asked]: fc.Arbitrary<Asked[Name]> },
  fields: fc.Arbitrary<Partial<Item>>,
) =>
  fc.record({
    asked: fc.record<Partial<Asked>>(asked, { requiredKeys: [] }),
    change: fc.option(changesOf(fields), { freq: 2 }),
    isIdle: fc.boolean(),
  });

/** The list and what is asked of it, look after look. */
function* states<Asked extends object, Item extends Identified>(
  first: { readonly list: readonly Item[]; readonly asked: NoInfer<Asked> },
  looks: readonly Look<Asked, Item>[],
  blank: NoInfer<Item>,
) {
  let { list, asked } = first;
  for (const look of looks) {
    if (look.change) list = changed(list, look.change, blank);
    asked = { ...asked, ...look.asked };
    yield { list, asked, isIdle: look.isIdle };
  }
}

/** What a screen does, each selecting from what was selected before. */
function createLooks<Item extends Identified>() {
  let before: Selected<Item> | undefined;
  return (list: readonly Item[], selection: Selection<Item>, isIdle: boolean) => {
    const looked = finish(orderAndSelect(list, selection, before));
    const { selected, search, texts } = looked;
    const isReady = isIdle && search;
    before = isReady ? { ...looked, texts: finish(joinTexts(selected, search, texts)) } : looked;
    return looked.result;
  };
}

/** The same object for the same values, as a screen keeps what nothing has changed. */
function kept<Key, Value>(make: (key: Key) => Value) {
  const known = new Map<string, Value>();
  return (key: Key): Value => {
    const name = JSON.stringify(key);
    const value = known.get(name) ?? make(key);
    known.set(name, value);
    return value;
  };
}

describe('the list of transactions', () => {
  const [blank] = transactions as [Transaction];
  const fields = fc.record(
    {
      type: fc.constantFrom(...transactionTypes),
      status: fc.constantFrom(...transactionStatuses),
      amount: fc.nat(5),
      currency: fc.constantFrom('USD', 'EUR'),
      complianceScore: fc.integer({ min: 60, max: 63 }),
      counterparty: fc.constantFrom('Meridian', 'meridian', 'Åland', 'Zeta', 'Wire & Co'),
      timestamp: fc.constantFrom('2024-07-10T12:00:00.000Z', '2024-07-11T23:30:00.000Z'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<Transaction>>;
  const filter = fc.record(
    {
      tab: fc.constantFrom('all', ...transactionTypes),
      status: fc.constantFrom(...transactionStatuses),
      min: fc.nat(5),
      from: fc.constantFrom('2024-07-10', '2024-07-11'),
    },
    { requiredKeys: [] },
  );
  const sort: fc.Arbitrary<TransactionSort> = fc.constantFrom(...transactionSorts);
  const look = lookOf({ filter, text, sort }, fields);

  const newest: TransactionSort = '-time';
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const rising: Record<string, (a: Transaction, b: Transaction) => number> = {
    time: (a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp),
    amount: (a, b) => amountInUsd(a) - amountInUsd(b),
    score: (a, b) => a.complianceScore - b.complianceScore,
    counterparty: (a, b) => compare(a.counterparty, b.counterparty),
  };
  const sorted = (list: readonly Transaction[], sort: TransactionSort) => {
    const order = rising[sortKeyOf(sort)] ?? (() => 0);
    return list.toSorted((a, b) => (isFalling(sort) ? order(b, a) : order(a, b)));
  };

  it('[TX1, TX3, N2] is filter, search and sort of the plain list, whatever was listed before', () => {
    fc.assert(
      fc.property(
        listOf(fields, blank),
        fc.array(look, { minLength: 6, maxLength: 12 }),
        (first, looks) => {
          const listed = createLooks<Transaction>();
          const selectBy = kept(
            (by: object) => (some: readonly Transaction[]) => filterTransactions(some, by),
          );
          const textsOf = transactionTexts(emptyClientDirectory);
          const searchFor = kept((word: string) => ({ text: word, textsOf }));
          const orderBy = kept((sort: TransactionSort) => transactionOrdering(sort));
          const begin = { list: first, asked: { filter: {}, text: '', sort: newest } };
          for (const { list, asked, isIdle } of states(begin, looks, blank)) {
            const selection = {
              select: selectBy(asked.filter),
              search: searchFor(asked.text),
              ordering: orderBy(asked.sort),
            };
            const result = listed(list, selection, isIdle);
            const plain = filterTransactions(list, { ...asked.filter, text: asked.text });
            expect(result).toEqual(sorted(plain, asked.sort));
          }
        },
      ),
    );
  });
});

describe('the list of notifications', () => {
  const [blank] = notifications as [Notification];
  const fields = fc.record(
    {
      category: fc.constantFrom(...notificationCategories),
      title: fc.constantFrom('Wire waits', 'Meridian', 'Match'),
      clientName: fc.constantFrom(undefined, 'Meridian', 'Åland'),
      isRead: fc.boolean(),
      isStarred: fc.boolean(),
      actionRequired: fc.boolean(),
      timestamp: fc.constantFrom('2024-07-10T12:00:00.000Z', '2024-07-10T14:00:00.000+02:00'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<Notification>>;
  const filter: fc.Arbitrary<NotificationFilter> = fc.record(
    {
      tab: fc.constantFrom(...notificationTabs),
      category: fc.constantFrom(...notificationCategories),
    },
    { requiredKeys: [] },
  );
  const look = lookOf({ filter, text }, fields);
  const newest = (a: Notification, b: Notification) =>
    Date.parse(b.timestamp) - Date.parse(a.timestamp);

  it('[N2, N4] is filter, search and sort of the plain list, whatever was listed before', () => {
    fc.assert(
      fc.property(
        listOf(fields, blank),
        fc.array(look, { minLength: 6, maxLength: 12 }),
        (first, looks) => {
          const listed = createLooks<Notification>();
          const selectBy = kept(
            (by: NotificationFilter) => (some: readonly Notification[]) =>
              selectVisibleNotifications(some, by),
          );
          const textsOf = notificationTexts();
          const searchFor = kept((word: string) => ({ text: word, textsOf }));
          const begin = { list: first, asked: { filter: {}, text: '' } };
          for (const { list, asked, isIdle } of states(begin, looks, blank)) {
            const selection = {
              select: selectBy(asked.filter),
              search: searchFor(asked.text),
              ordering: newestFirst,
            };
            const result = listed(list, selection, isIdle);
            const matches = textMatcher(asked.text);
            const plain = selectVisibleNotifications(list, asked.filter).filter((each) =>
              matches(textsOf(each)),
            );
            expect(result).toEqual(plain.toSorted(newest));
          }
        },
      ),
    );
  });
});
