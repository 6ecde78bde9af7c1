import type { Client } from 'shared-kernel/domain/client';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { clients, movedContents } from 'shared-kernel/testing/records';
import { ownMoment } from 'shared-kernel/workspace';
import { answered, submitted } from '../cases/rules/decisions';
import { personOf, testCase } from '../cases/testing/test-case';
import { hitsOf, openHits } from './hits';
import { sampleList, type SanctionsEntry } from './sample-list';

const named = (start: string): Client => {
  const found = clients.find(({ companyName }) => companyName.startsWith(start));
  if (!found) throw new Error(`The sample has ${start}`);
  return found;
};

const baltic = named('Baltic');

const entry: SanctionsEntry = {
  id: 'SL-T',
  kind: 'person',
  name: 'OZOLS, Andris',
  aliases: [],
  birthDate: '1970-01-02',
  country: 'Latvia',
};

const withUser = (name: string): Client => ({
  ...baltic,
  users: baltic.users.map((user) => (user.name === 'Andris Ozols' ? { ...user, name } : user)),
});

/** The review case about the entry, approved on what is compared of a client. */
const decidedCase = (client: Client, changes: Partial<ReviewCase> = {}): ReviewCase => {
  const facts = JSON.stringify(hitsOf(client, [], [entry]).map(({ digest }) => digest));
  const decision = { outcome: 'false_positive', reason: 'Another person', facts } as const;
  const one = testCase({
    cause: 'sanctions_hit',
    subject: { kind: 'client', id: 'CR-1', part: entry.id },
    ...changes,
  });
  const answer = { answer: 'approve', reason: '', facts } as const;
  return answered(submitted(one, decision, personOf('banking')), answer, personOf('admin'));
};

describe('the hits of a client', () => {
  it('[CO4] are few in the sample', () => {
    const found = clients.flatMap((client) =>
      hitsOf(client, []).map(({ name, entry: { id }, match }) => [
        client.id,
        name,
        id,
        match.score,
      ]),
    );
    expect(found).toEqual([
      ['CL-004', 'Gulf Horizon Trading', 'SL-009', 91],
      ['CL-008', 'Ignacio Vera', 'SL-002', 97],
      ['CL-012', 'Timur Bekov', 'SL-001', 100],
    ]);
  });

  it('[CO4] of the sample each have a review case in it', () => {
    const expected = clients.flatMap((client) =>
      hitsOf(client, []).map(({ name, entry: { id } }) => [client.id, id, `${name} (${id})`]),
    );
    const cases = movedContents(ownMoment).cases.filter(({ cause }) => cause === 'sanctions_hit');
    expect(cases.map(({ clientId, subject, name }) => [clientId, subject.part, name])).toEqual(
      expected,
    );
  });

  it('[CO4] name what matched, and what agrees besides the name', () => {
    const [hit] = hitsOf(named('Gulf'), []);
    expect(hit).toMatchObject({
      subject: { role: 'Client' },
      match: { words: expect.arrayContaining(['Gulf', 'Horizon', 'Trading']) as unknown },
      facts: [
        { label: 'Registration', ours: 'DMCC-77120', agreement: 'different' },
        { label: 'Country', ours: 'United Arab Emirates', agreement: 'same' },
      ],
    });
    expect(hitsOf(named('Caspian'), [])[0]?.facts).toMatchObject([
      { label: 'Birth date', ours: '', listed: '1961-03-14', agreement: 'unknown' },
      { label: 'Country', agreement: 'unknown' },
    ]);
  });

  it('[CO4, CL5] compare owners by birth date and country too', () => {
    expect(hitsOf(named('Cordillera'), [])[0]?.facts).toMatchObject([
      { label: 'Birth date', agreement: 'same' },
      { label: 'Country', agreement: 'same' },
    ]);
  });

  it('[CO4] compare former names, and people with people only', () => {
    const renamed = { ...baltic, formerNames: ['Severny Briz Shipping'] };
    expect(hitsOf(renamed, []).map(({ name }) => name)).toEqual(['Severny Briz Shipping']);
    const company = { ...entry, kind: 'company' } as const;
    expect(hitsOf(baltic, [], [company])).toEqual([]);
    expect(hitsOf({ ...baltic, contactPerson: 'Andris Ozols' }, [], [entry])).toHaveLength(1);
  });

  it('[CO4] stay decided while what was compared is the same', () => {
    const cases = [decidedCase(baltic)];
    expect(openHits(baltic, [], [entry])).toHaveLength(1);
    expect(openHits(baltic, cases, [entry])).toEqual([]);
    expect(hitsOf(baltic, cases, [entry])[0]?.decision?.reason).toBe('Another person');
    expect(openHits({ ...baltic, industry: 'Freight' }, cases, [entry])).toEqual([]);
  });

  it.each<[string, ReviewCase]>([
    ['another entry', decidedCase(baltic, { subject: { kind: 'client', id: 'CR-1', part: 'S' } })],
    ['the AML screening', decidedCase(baltic, { cause: 'screening_flagged' })],
    ['one that only was submitted', testCase()],
  ])('[CO4] stay open beside a case about %s', (_what, one) => {
    expect(openHits(baltic, [one], [entry])).toHaveLength(1);
  });

  it('[CO4] name the case that is not resolved before one that is', () => {
    const cases = [decidedCase(baltic), { ...decidedCase(baltic, { id: 'RC-2' }), decisions: [] }];
    expect(hitsOf(baltic, cases, [entry])[0]?.reviewCase?.id).toBe('RC-2');
  });

  it.each([
    ['the name of the client’s person', {}, 'Andriss Ozols'],
    ['the entry’s birth date', { birthDate: '1970-02-01' }, 'Andris Ozols'],
    ['the entry’s country', { country: 'Estonia' }, 'Andris Ozols'],
    ['an alias of the entry', { aliases: ['A. Ozols'] }, 'Andris Ozols'],
  ])('[CO4] are open again after a change of %s', (_what, change, name) => {
    const cases = [decidedCase(baltic)];
    expect(openHits(withUser(name), cases, [{ ...entry, ...change }])).toHaveLength(1);
  });

  it('[CO4] are looked for in a list with each entry once', () => {
    const ids = sampleList.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(10);
  });
});
