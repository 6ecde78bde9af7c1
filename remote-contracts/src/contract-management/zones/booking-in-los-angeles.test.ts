/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/Los_Angeles"}
 */
import type { Contract } from 'shared-kernel/domain/contract';
import { formatDateTime, toInstant, formatDateTimeInput } from 'shared-kernel/format';
import { createCommandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { scheduleNotarization } from '../commands/schedule-notarization';
import { createSigningCertificate } from '../signing/signing-certificate';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];

it('[R17, C11, time] the toast and the details show the local time that was entered for the booking', async () => {
  const typed = '2024-08-01T10:00';
  const tester = createCommandTester();
  await tester.done(scheduleNotarization, {
    id: drillingRights.id,
    scheduledDate: toInstant(typed),
    notaryName: 'R. Notary',
  });
  const read = 'Aug 1, 2024, 10:00 GMT-7';
  expect(tester.session.toasts).toMatchObject([{ description: read }]);
  const stored = await tester.record('contracts', drillingRights.id);
  const { scheduledDate = '' } = stored?.notarization ?? {};
  expect(formatDateTime(scheduledDate)).toBe(read);
  expect(formatDateTimeInput(scheduledDate)).toBe(typed);
});

it('[R17, C10, time] the certificate shows times in UTC and names the time zone', () => {
  const signedTerms = {
    at: '2024-07-22T03:15:00.000Z',
    title: crudeSupply.title,
    type: crudeSupply.type,
    client: crudeSupply.client,
    value: crudeSupply.value,
    currency: 'USD',
    parties: [],
    documents: [],
  };
  const facts = createSigningCertificate({ ...crudeSupply, signedTerms }, []).blocks.flatMap(
    (block) => (block.kind === 'facts' ? block.rows : []),
  );
  expect(facts).toContainEqual(['Signed', 'Jul 22, 2024, 03:15 UTC']);
});
